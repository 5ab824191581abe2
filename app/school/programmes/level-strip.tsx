import { useLabels } from '~/site/labels-context';
import { entryOf, type LevelledProgramme, levels, levelsBetween } from './levels';
import { levelName, spokenLevelPath } from './programme-words';

/** Entry level and level reached on the scale from Bac to Bac+5, as a climb in one line. */
export function LevelStrip({ programme }: { programme: LevelledProgramme }) {
  const t = useLabels();
  const { entryLevel: entry, exitLevel: exit } = programme;
  const start = entryOf(programme);
  if (entry === null || exit === null || start === 'none') return null;
  return (
    <div className="level-strip">
      {start === exit ? null : <b aria-hidden="true">{levelName(start, t)}</b>}{' '}
      <svg viewBox="0 0 120 24" width="120" height="24" aria-hidden="true">
        <path className="level-contour" d={pathBetween(0, 5)} />
        <path className="level-climb" d={pathBetween(entry, exit)} />
        {levels.map((level) => (
          <circle
            key={level}
            className={level === entry || level === exit ? 'level-end' : 'level-stop'}
            cx={pointOf(level).x}
            cy={pointOf(level).y}
            r={level === exit ? 4.5 : level === entry ? 3.5 : 2}
          />
        ))}
      </svg>
      <b aria-hidden="true">{levelName(exit, t)}</b>
      <p className="sr-only">{spokenLevelPath(programme, t)}</p>
    </div>
  );
}

/** Of each level, y downwards; the climb gets steeper. */
const heights: readonly number[] = [19, 18.4, 17, 14.6, 11, 6];

function pointOf(level: number): { x: number; y: number } {
  return { x: 8 + level * 20.8, y: heights[level] ?? 0 };
}

function pathBetween(entry: number, exit: number): string {
  const points = levelsBetween(entry, exit).map(pointOf);
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
