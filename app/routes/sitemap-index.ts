/** `/sitemap.xml`: where the sitemaps are. */
import { fileLoader, fileResponse } from '~/screens/frame/file-loader.server';
import { sitemapIndex } from '~/screens/sitemap/sitemaps.server';

export const loader = fileLoader(async (context) =>
  fileResponse(await sitemapIndex(context), 'application/xml'),
);
