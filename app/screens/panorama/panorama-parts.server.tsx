/** The map of studies as parts that the server alone renders. */

import { pathTo } from '~/addresses/path-to';
import type { PartRenderer } from '~/parts/part-renderer.server';
import { programmesHref } from '~/school/programmes/finder/programmes-href';
import { entryOf } from '~/school/programmes/levels';
import { levelName } from '~/school/programmes/programme-words';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { drawLanes, type Lane, type ProgrammeLine } from './lanes';
import { StudyLegend, StudyMap } from './study-map';

type Programmes = Parameters<typeof drawLanes>[0];
type Sectors = Parameters<typeof drawLanes>[1];

export function panoramaParts(render: PartRenderer, programmes: Programmes, sectors: Sectors) {
  const { lanes, short } = drawLanes(programmes, sectors);
  return { paths: render(StudyPaths, { lanes }), end: render(PanoramaEnd, { shortCourses: short }) };
}

/** The map of studies, and how to read it. */
function StudyPaths({ lanes }: { lanes: readonly Lane[] }) {
  const t = useLabels();
  return (
    <section id="carte" className="page-normal page-end panorama" aria-labelledby="chemins">
      <h2 id="chemins" className="sr-only">
        {t('panorama.map.title')}
      </h2>
      {lanes.length > 0 ? (
        <>
          <p>{t('panorama.map.reading')}</p>
          <StudyLegend lanes={lanes} />
          <StudyMap lanes={lanes} />
        </>
      ) : (
        <EmptyState text={t('commons.empty.programmes')} />
      )}
    </section>
  );
}

/** Below the map: short courses, and the link to all programmes. */
function PanoramaEnd({ shortCourses }: { shortCourses: readonly Lane[] }) {
  const t = useLabels();
  return (
    <div id="au-dela" className="page-normal page-end">
      <ShortCourses lanes={shortCourses} />
      <ButtonLink href={pathTo('formations')}>{t('panorama.all')}</ButtonLink>
    </div>
  );
}

/** Courses of a few days, which lead to no other level. Nothing if there are none. */
function ShortCourses({ lanes }: { lanes: readonly Lane[] }) {
  const t = useLabels();
  if (lanes.length === 0) return null;
  const count = lanes.reduce((sum, lane) => sum + lane.count, 0);
  const shownCount = lanes.reduce((sum, lane) => sum + lane.lines.length, 0);
  return (
    <section className="short-courses" aria-labelledby="formations-courtes">
      <h2 id="formations-courtes" className="text-3xl">
        {t('panorama.short.title')}
      </h2>
      <p>{t('panorama.short.intro')}</p>
      <ul role="list" className="tap-targets">
        {lanes.flatMap(({ sector, lines }) =>
          lines.map((line) => (
            <li key={line.slug} className={sector ? `sector-${sector.slug}` : undefined}>
              <a href={pathTo('formations/:slug', line.slug)} className="title-link">
                {line.title}
              </a>{' '}
              <span>{entryText(line, t)}</span>
            </li>
          )),
        )}
      </ul>
      {count > shownCount && (
        <a href={programmesHref({ duration: 'short' })} className="title-link tap-target all-programmes">
          {t('panorama.short.rest', { count })}
        </a>
      )}
    </section>
  );
}

function entryText(line: ProgrammeLine, t: Labels): string {
  const entry = entryOf(line);
  const level = levelName(entry, t);
  return entry === 'none' ? level : t('panorama.short.level', { level });
}
