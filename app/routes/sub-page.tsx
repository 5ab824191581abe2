/** `/{rubrique}/{slug}`: a page below a section. */

import { findSubPage } from '~/school/pages/pages.server';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { isPageSlug } from '../../content-model/rules/page-address';

export const loader = editorialLoader(async ({ content, params: { rubrique, slug } }) => {
  if (!isPageSlug(rubrique) || !isPageSlug(slug)) throw routeNotFound();
  return findSubPage(content, rubrique, slug);
});

export { EditorialScreen as default, links, meta } from '~/screens/editorial/editorial-screen';
