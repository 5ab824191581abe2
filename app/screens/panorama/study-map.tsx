import { programmesHref } from '~/school/programmes/finder/facet-values';
import { levels } from '~/school/programmes/levels';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { levelName } from '~/school/programmes/wording';
import { useLabels } from '~/site/labels-context';
import { LinkSubject } from '~/ui/link-subject';
import { StudyWay } from './study-way';
import type { Lane } from './ways';

/**
 * The picture of all studies, Bac to Bac+5. It is a list of lists: each sector a lane, each programme
 * a link with its levels in words; the style sheet draws it.
 */
export function StudyMap({ lanes }: { lanes: readonly Lane[] }) {
  const t = useLabels();
  return (
    <div className="study-map">
      <nav aria-label={t('panorama.map.axis')} className="study-axis">
        <ol role="list">
          {levels.map((level) => (
            <li key={level}>
              <a href={programmesHref({ level })}>
                {levelName(level, t)}
                <LinkSubject of={t('commons.links.programmes')} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ul role="list" className="study-lanes">
        {lanes.map(({ sector, ways, count }) => (
          <li key={sector?.slug ?? ''} className={sector ? `study-lane sector-${sector.slug}` : 'study-lane'}>
            <h3>
              {sector ? (
                <a href={programmesHref({ sector: sector.slug })} className="tap-target">
                  <SectorLegend sector={sector} />
                </a>
              ) : (
                t('panorama.map.otherSectors')
              )}
            </h3>
            <ul role="list" className="study-ways stack">
              {ways.map((way) => (
                <StudyWay key={way.slug} way={way} />
              ))}
            </ul>
            {count > ways.length && <AllOfLane sector={sector} count={count} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Below a lane that does not draw all its programmes: the link to their list. */
function AllOfLane({ sector, count }: Pick<Lane, 'sector' | 'count'>) {
  const t = useLabels();
  return (
    <a href={programmesHref({ sector: sector?.slug })} className="title-link tap-target lane-rest">
      {sector ? t('panorama.map.rest', { count }) : t('panorama.all')}
      {sector && <span className="sr-only"> ({sector.title})</span>}
    </a>
  );
}
