/** `/sitemap.xml`: where the sitemaps are. */
import { fileLoader } from '~/file-loader.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { sitemapIndex } from '~/screens/sitemap/sitemaps.server';

export const loader = fileLoader(async (context) =>
  fileResponse(await sitemapIndex(context), 'application/xml'),
);
