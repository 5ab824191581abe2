import { useLabels } from '~/site/labels-context';
import { type Level, levels } from './levels';
import { levelName, spokenLevelPath } from './wording';

/** Where a programme starts and ends on the way from Bac to Bac+5, drawn as the profile of a climb. */
export function LevelProfile({ entry, exit }: { entry: Level; exit: Level }) {
  const t = useLabels();
  const ends: readonly Level[] = entry === exit ? [exit] : [entry, exit];
  return (
    <div className="level-profile">
      <svg viewBox="0 0 320 96" aria-hidden="true">
        <path className="level-ground" d={`${slope(0, 5)}L320 27V96H0V83Z`} />
        <path className="level-contour" d="M0 94Q150 89 320 50M120 96Q230 87 320 68M220 96Q280 92 320 84" />
        <path className="level-climb" d={slope(entry, exit)} />
        {levels.map((level) => (
          <circle
            key={level}
            className={ends.includes(level) ? 'level-end' : 'level-stop'}
            cx={pointOf(level).x}
            cy={pointOf(level).y}
            r={level === exit ? 7 : ends.includes(level) ? 5 : 3}
          />
        ))}
        {ends.map((level) => (
          <text key={level} className="level-name" {...namePlace(level)}>
            {levelName(level, t)}
          </text>
        ))}
      </svg>
      <p className="sr-only">{spokenLevelPath(entry, exit, t)}</p>
    </div>
  );
}

/** Heights of the six levels: the way gets steeper as studies get longer. */
const heights: readonly number[] = [82, 79, 73, 63, 50, 34];

function pointOf(level: number): { x: number; y: number } {
  return { x: 22 + level * 54, y: heights[level] ?? 0 };
}

/** Names stand above their point and stay inside of the drawing. */
function namePlace(level: Level) {
  const { x, y } = pointOf(level);
  const textAnchor: 'start' | 'middle' | 'end' = level === 0 ? 'start' : level === 5 ? 'end' : 'middle';
  return { x: level === 0 ? x - 8 : level === 5 ? x + 14 : x, y: y - 14, textAnchor };
}

/** Curve through the levels, by quadratic steps that meet on the ground. */
function slope(entry: number, exit: number): string {
  const points = levels.filter((level) => level >= entry && level <= exit).map(pointOf);
  const start = entry === 0 && exit === 5 ? 'M0 83L' : 'M';
  return start + points.map(({ x, y }) => `${x} ${y}`).join('L');
}
