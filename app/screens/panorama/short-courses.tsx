import { programmesHref } from '~/school/programmes/finder/facet-values';
import { entryOf } from '~/school/programmes/levels';
import { levelName } from '~/school/programmes/wording';
import { pathTo } from '~/screens/list/path-to';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import type { Lane, ProgrammeLine } from './lanes';

/** Courses of a few days, which lead to no other level. Nothing if there are none. */
export function ShortCourses({ lanes }: { lanes: readonly Lane[] }) {
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
