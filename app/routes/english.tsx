/** `/en`, `/en/{rubrique}`, `/en/{rubrique}/{slug}`: the pages that exist in English, with `ENGLISH_ENABLED`. */
import { redirect } from '@remix-run/node';
import { findSection, findSubPage } from '~/school/pages/pages.server';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { homeOf } from '../../content-model/rules/locale';
import { homeSection, isPageSlug } from '../../content-model/rules/page-address';

export const loader = editorialLoader(async ({ content, params, services, url }) => {
  const { rubrique = homeSection, slug } = params;
  const isPageAddress = isPageSlug(rubrique) && (slug === undefined || isPageSlug(slug));
  if (!services.env.englishEnabled || !isPageAddress) throw routeNotFound();
  // The home page has one address.
  if (params.rubrique === homeSection && !slug) throw redirect(`${homeOf('en')}${url.search}`, 301);
  return slug ? findSubPage(content, rubrique, slug) : findSection(content, rubrique);
});

export { EditorialScreen as default, links, meta } from '~/screens/editorial/editorial-screen';
