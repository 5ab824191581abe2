/** `/en`, `/en/{rubrique}`, `/en/{rubrique}/{slug}`: the pages that exist in English, with `ENGLISH_ENABLED`. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { homeOf } from '~/content/locale';
import { EditorialPage } from '~/pages/editorial-page';
import { composeEditorialPage } from '~/pages/editorial-page.server';
import { homeSection, isPageSlug } from '~/pages/page-address';
import { findSection, findSubPage } from '~/pages/pages.server';
import { metaOfLoader } from '~/site/head';
import { pageLoader, routeNotFound } from '~/site/page-loader.server';
import stylesheet from '~/styles/editorial.css?url';

export const loader = pageLoader(async (context) => {
  const { content, params, services, url } = context;
  const { rubrique = homeSection, slug } = params;
  const valid = isPageSlug(rubrique) && (slug === undefined || isPageSlug(slug));
  if (!services.env.englishEnabled || !valid) throw routeNotFound();
  // The home page has one address.
  if (params['rubrique'] === homeSection && !slug) throw redirect(`${homeOf('en')}${url.search}`, 301);
  const page = await (slug ? findSubPage(content, rubrique, slug) : findSection(content, rubrique));
  const blocks = parseBlocks(page.pageLayout.blocks, url.pathname, context, services.log);
  return composeEditorialPage(context, page, blocks);
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function English() {
  const { page, blocks } = useLoaderData<typeof loader>();
  return <EditorialPage page={page} blocks={blocks} />;
}
