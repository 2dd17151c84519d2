/** The big screen's own style; imported before everything else of it, so that sheets are dressed meanwhile. */
import { styled } from "./style.js";
await styled("screen");
