/** `/en`, `/en/{rubrique}`, `/en/{rubrique}/{slug}`: the pages that exist in English, with `ENGLISH_ENABLED`. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { homeOf } from '~/content/locale';
import { homeSection, isPageSlug } from '~/school/pages/page-address';
import { findSection, findSubPage } from '~/school/pages/pages.server';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import { composeEditorialPage } from '~/screens/editorial/editorial-page.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader, routeNotFound } from '~/screens/frame/page-loader.server';
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
