import { programmesHref } from '~/school/programmes/finder/facet-values';
import { levels } from '~/school/programmes/levels';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { levelName } from '~/school/programmes/wording';
import { useLabels } from '~/site/labels-context';
import { LinkSubject } from '~/ui/link-subject';
import type { Lane } from './lanes';
import { StudyLine } from './study-line';

/**
 * The picture of all studies, Bac to Bac+5, as a list of lists: each sector is a lane, each programme a link with its
 * levels in words. The style sheet draws it.
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
        {lanes.map(({ sector, lines, count }) => (
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
            <ul role="list" className="study-lines stack">
              {lines.map((line) => (
                <StudyLine key={line.slug} line={line} />
              ))}
            </ul>
            {count > lines.length && <AllOfLane sector={sector} count={count} />}
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
    <a href={programmesHref({ sector: sector?.slug })} className="title-link tap-target all-programmes">
      {sector ? t('panorama.map.rest', { count }) : t('panorama.all')}
      {sector && <span className="sr-only"> ({sector.title})</span>}
    </a>
  );
}
