import { programmesHref } from '~/school/programmes/finder/facet-values';
import { useLabels } from '~/site/labels-context';
import type { Lane } from './ways';

/** Below a lane that does not draw all its programmes: the link to their list. */
export function LaneRest({ sector, count }: Pick<Lane, 'sector' | 'count'>) {
  const t = useLabels();
  return (
    <a href={programmesHref({ sector: sector?.slug })} className="title-link tap-target lane-rest">
      {sector ? t('panorama.map.rest', { count }) : t('panorama.all')}
      {sector && <span className="sr-only"> ({sector.title})</span>}
    </a>
  );
}
