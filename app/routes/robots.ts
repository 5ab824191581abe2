/** `/robots.txt`. */
import { fileLoader, fileResponse } from '~/site/file-loader.server';
import { robotsText } from '~/sitemap/robots';

export const loader = fileLoader(async ({ services }) =>
  fileResponse(robotsText(services.env.publicOrigin), 'text/plain'),
);
