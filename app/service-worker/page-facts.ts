/** Reads title and assets of a page with regular expressions, since a worker has no HTML parser. Pure. */

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The page's title without the name of the site after it. */
export function pageTitleOf(html: string): string {
  const [, text = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const decoded = text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);
  return decoded.replace(/ \| [^|]*$/, '');
}

/** Paths of the scripts, style sheets, fonts and drawings of the build that the page names. */
export function assetsOf(html: string): string[] {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? [];
  return [...new Set(named)];
}
