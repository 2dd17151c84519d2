/** The big screen's own style; imported before everything else of it, so that sheets are dressed meanwhile. */
import { loadStylesheet } from "./stylesheet.js";
await loadStylesheet("screen");
