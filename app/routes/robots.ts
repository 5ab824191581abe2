/** `/robots.txt`. */
import { fileLoader, fileResponse } from '~/screens/frame/file-loader.server';
import { robotsText } from '~/screens/sitemap/robots';

export const loader = fileLoader(async ({ services }) =>
  fileResponse(robotsText(services.env.publicOrigin), 'text/plain'),
);
