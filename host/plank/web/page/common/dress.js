// @ts-check
/** Light or dark, as this browser wishes. */
import { wish } from "./pass.js";

export function dress() {
  const theme = wish("theme");
  if (theme && theme !== "auto") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
