/** The files that a page's HTML names. Pure. */

/** Paths of the scripts, style sheets, fonts and drawings of the build that a page names. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? [])];
}

/** Paths of the pictures of a page's content, in its order. */
export function picturesOf(html: string): string[] {
  return html.slice(html.indexOf('<main')).match(/\/images\/[a-z]+\/\d+\/[^"\s]+/g) ?? [];
}
