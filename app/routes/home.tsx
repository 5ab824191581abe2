/** `/`: the page of the section `accueil`. */
import { listCampuses } from '~/school/campuses/campuses.server';
import { homeSection } from '~/school/pages/page-address';
import { findSection } from '~/school/pages/pages.server';
import { schoolData } from '~/screens/campus/school-data';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { websiteData } from '~/screens/editorial/website-data';

export const loader = editorialLoader(async ({ content, describe, services }) => {
  const campuses = await listCampuses(content).catch((error: unknown) => {
    services.log.warn({ err: error }, 'campuses unavailable');
    return [];
  });
  describe(websiteData);
  describe(schoolData(campuses));
  return findSection(content, homeSection);
});

export { EditorialScreen as default, links, meta } from '~/screens/editorial/editorial-screen';
