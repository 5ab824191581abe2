/** The loader of every address that shows a page made of blocks. */
import { parseBlocks } from '~/blocks/parse-blocks.server';
import { renderBlocks } from '~/blocks/render-blocks.server';
import { pageContent } from '~/content/page-content.server';
import type { EditorialEntry } from '~/school/pages/pages.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { pageHref } from '../../../content-model/rules/page-address';
import { composeEditorialPage } from './editorial-page.server';

interface Options {
  /** Whether the page renders its opening hero itself, in the browser too. */
  liveHero?: boolean;
}

/** @param find finds the page at the requested address; may redirect. @throws {Response, ContentError} as `find` does */
export function editorialLoader(
  find: (context: PageContext) => Promise<EditorialEntry>,
  { liveHero = false }: Options = {},
) {
  return pageLoader(async (context) => {
    const page = await find(context);
    const place = pageHref(page, context.locale);
    const translated = context.locale !== 'fr';
    const sources = translated ? { ...context, french: pageContent(context.services.content) } : context;
    const parsing = parseBlocks(page.pageLayout.blocks, place, sources, context.services.report);
    const screen = await composeEditorialPage(context, page, parsing);
    const liveOpening = liveHero && screen.page.openedByHero;
    return { ...screen, ...renderBlocks(screen.blocks, await context.partRenderer(), { liveOpening }) };
  });
}
