/** `/robots.txt` (RFC 9309). */
import { fileLoader } from '~/file-loader.server';
import { fileResponse } from '~/screens/frame/file-response.server';

/**
 * Nothing is closed to robots: a page that must not be indexed has `noindex`, which a robot must be able to read.
 * Crawlers of assistants are as welcome as search engines: pages are published to be found.
 */
const robotsText = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

export const loader = fileLoader(async ({ services }) =>
  fileResponse(robotsText(services.env.publicOrigin), 'text/plain'),
);
