/** `/article?rubrique=`: a section's page under its parameter; its canonical address is `/{rubrique}`. */

import { findSection } from '~/school/pages/pages.server';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { isPageSlug } from '../../content-model/rules/page-address';

export const loader = editorialLoader(async ({ content, url }) => {
  const sections = url.searchParams.getAll('rubrique');
  const [rubrique] = sections;
  if (sections.length !== 1 || !isPageSlug(rubrique)) throw routeNotFound();
  return findSection(content, rubrique);
});

export { EditorialScreen as default, links, meta } from '~/screens/editorial/editorial-screen';
