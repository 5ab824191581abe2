/** `/robots.txt` (RFC 9309). Pure. */

/**
 * Nothing is closed to robots: a page that must not be indexed has `noindex`, which a robot must be able to read.
 * Crawlers of assistants are as welcome as search engines: pages are published to be found.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
