import { rhythmsText, spokenLevelPath } from '~/school/programmes/wording';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { columnsOf, type ProgrammeLine, strokeOf } from './lanes';

/** One programme on the map of studies: a labelled line from level to level, styled by its rhythm. */
export function StudyLine({ line }: { line: ProgrammeLine }) {
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
