import { pathTo } from '~/addresses/path-to';
import { programmesHref } from '~/school/programmes/finder/programmes-href';
import { levels } from '~/school/programmes/levels';
import { levelName, rhythmsText, spokenLevelPath } from '~/school/programmes/programme-words';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { LinkSubject } from '~/ui/link-subject';
import { columnsOf, type Lane, legendOf, type ProgrammeLine, strokeOf } from './lanes';

/** The meanings of the lines on the map of studies. Every programme says its own in words too. */
export function StudyLegend({ lanes }: { lanes: readonly Lane[] }) {
  const t = useLabels();
  return (
    <ul role="list" className="study-legend" aria-label={t('panorama.map.legend')}>
      {legendOf(lanes).map(({ stroke, rhythms }) => (
        <li key={stroke}>
          <span className={`study-stroke study-stroke-${stroke}`} aria-hidden="true" />
          {rhythmsText(rhythms, t)}
        </li>
      ))}
    </ul>
  );
}

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

/** One programme on the map of studies: a labelled line from level to level, styled by its rhythm. */
function StudyLine({ line }: { line: ProgrammeLine }) {
  const t = useLabels();
  const { from, to } = columnsOf(line);
  return (
    <li className={`study-line study-from-${from} study-to-${to}`}>
      <a href={pathTo('formations/:slug', line.slug)}>
        <span className="title-link">{line.title}</span>
        <span className="sr-only">
          {', '}
          {[spokenLevelPath(line, t), rhythmsText(line.rhythms, t)].filter(Boolean).join(' · ')}
        </span>
      </a>
      <span className={`study-stroke study-stroke-${strokeOf(line)}`} aria-hidden="true" />
    </li>
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
