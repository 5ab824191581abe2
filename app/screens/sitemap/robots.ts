/** `/robots.txt` (RFC 9309). Pure. */

/**
 * Nothing is closed to robots: what must not be indexed says so itself (`noindex`), and a robot that may
 * not read a page cannot read that. Crawlers that feed assistants are as welcome as search engines: what
 * stands here is published to be found, and the catalogue is open data.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
