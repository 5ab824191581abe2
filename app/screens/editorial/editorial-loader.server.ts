/** The loader of every address that shows a page made of blocks. */
import { parseBlocks } from '~/blocks/parse.server';
import { pageHref } from '~/school/pages/page-address';
import type { EditorialEntry } from '~/school/pages/pages.server';
import { type PageContext, pageLoader } from '~/screens/frame/page-loader.server';
import { composeEditorialPage } from './editorial-page.server';

/** @param find the page at the address asked for; may redirect. @throws {Response, ContentError} as `find` does */
export function editorialLoader(find: (context: PageContext) => Promise<EditorialEntry>) {
  return pageLoader(async (context) => {
    const page = await find(context);
    const place = pageHref(page, context.locale);
    const blocks = parseBlocks(page.pageLayout.blocks, place, context, context.services.report);
    return composeEditorialPage(context, page, blocks);
  });
}
