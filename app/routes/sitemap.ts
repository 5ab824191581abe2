/** `/sitemaps/{kind}.xml`: the pages of one kind. */
import { fileLoader } from '~/file-loader.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { sitemapFile } from '~/screens/sitemap/sitemaps.server';

export const loader = fileLoader(async (context) => {
  const xml = await sitemapFile(context.params.file ?? '', context);
  if (xml === null) throw routeNotFound();
  return fileResponse(xml, 'application/xml');
});
