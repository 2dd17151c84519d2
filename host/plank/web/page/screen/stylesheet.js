/** Style that not every page needs: fetched once, before what it dresses is drawn. */

/** @param {string} name */
export function loadStylesheet(name) {
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: `/page/css/${name}.css`,
  });
  document.head.append(link);
  return new Promise((loaded) => (link.onload = link.onerror = loaded));
}
