import { rhythmsText, spokenLevelPath } from '~/school/programmes/wording';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { columnsOf, strokeOf, type Way } from './ways';

/** One programme on the map of studies: a labelled line from level to level, styled by its rhythm. */
export function StudyWay({ way }: { way: Way }) {
  const t = useLabels();
  const { from, to } = columnsOf(way);
  return (
    <li className={`study-way study-from-${from} study-to-${to}`}>
      <a href={pathTo('formations/:slug', way.slug)}>
        <span className="title-link">{way.title}</span>
        <span className="sr-only">
          {', '}
          {[spokenLevelPath(way, t), rhythmsText(way.rhythms, t)].filter(Boolean).join(' · ')}
        </span>
      </a>
      <span className={`study-way-line study-stroke-${strokeOf(way)}`} aria-hidden="true" />
    </li>
  );
}
