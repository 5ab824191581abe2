/** `/robots.txt`. */
import { fileLoader } from '~/file-loader.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { robotsText } from '~/screens/sitemap/robots';

export const loader = fileLoader(async ({ services }) =>
  fileResponse(robotsText(services.env.publicOrigin), 'text/plain'),
);
