/** `/sitemap.xml`: where the sitemaps are. */
import { fileLoader, fileResponse } from '~/site/file-loader.server';
import { sitemapIndex } from '~/sitemap/sitemaps.server';

export const loader = fileLoader(async (context) =>
  fileResponse(await sitemapIndex(context), 'application/xml'),
);
