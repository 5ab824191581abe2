import { pathTo } from '~/screens/list/path-to';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { FilterLinks } from '~/ui/filter-links';
import type { CampusPageData } from './campus-page.server';

/** Links to the existing parts of a campus page. */
export function CampusIndex({ page: { campus, news } }: { page: CampusPageData }) {
  const t = useLabels();
  const isThere = useIsThere();
  const parts = [
    { id: 'venir', label: t('campuses.visit.title'), shown: true },
    { id: 'formations', label: t('campuses.programmes.title'), shown: true },
    { id: 'evenements', label: t('campuses.events.title'), shown: true },
    { id: 'vivre-ici', label: t('campuses.life.title'), shown: true },
    { id: 'equipe', label: t('campuses.team.title'), shown: campus.team.length > 0 },
    { id: 'actualites', label: t('campuses.news.title'), shown: news.length > 0 },
    { id: 'offres', label: t('campuses.offers.title'), shown: isThere(pathTo('offres-alternance')) },
  ];
  return (
    <div className="campus-index page-normal">
      <FilterLinks
        label={t('campuses.page.nav')}
        links={parts
          .filter(({ shown }) => shown)
          .map(({ id, label }) => ({ href: `#${id}`, label, current: false }))}
      />
    </div>
  );
}
