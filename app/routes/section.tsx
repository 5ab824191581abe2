/** `/{rubrique}`: the page of a section. */
import { redirect } from '@remix-run/node';
import { findSection } from '~/school/pages/pages.server';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { homeSection, isPageSlug } from '../../content-model/rules/page-address';

export const loader = editorialLoader(async ({ content, params: { rubrique }, url }) => {
  if (!isPageSlug(rubrique)) throw routeNotFound();
  // The home page has one address.
  if (rubrique === homeSection) throw redirect(`/${url.search}`, 301);
  return findSection(content, rubrique);
});

export { EditorialScreen as default, links, meta } from '~/screens/editorial/editorial-screen';
