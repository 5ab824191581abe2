import { useLabels } from '~/site/labels-context';
import { entryOf, type Level, type LevelledProgramme, levels, levelsBetween } from './levels';
import { levelName, spokenLevelPath } from './wording';

/** Entry and exit level of a programme on the scale from Bac to Bac+5, drawn as an elevation profile. */
export function LevelProfile({ programme }: { programme: LevelledProgramme }) {
  const t = useLabels();
  const { entryLevel: entry, exitLevel: exit } = programme;
  if (entry === null || exit === null || entryOf(programme) === 'none') return null;
  const ends: readonly Level[] = entry === exit ? [exit] : [entry, exit];
  return (
    <div className="level-profile">
      <svg aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="level-ground" d={`${slope(0, 5)}L100 28V100H0V86Z`} />
          <path className="level-contour" d="M0 98Q47 93 100 52M38 100Q72 91 100 71M69 100Q88 96 100 88" />
          <path className="level-climb" d={slope(entry, exit)} />
        </svg>
        {levels.map((level) => (
          <circle
            key={level}
            className={ends.includes(level) ? 'level-end' : 'level-stop'}
            cx={`${pointOf(level).x}%`}
            cy={`${pointOf(level).y}%`}
            r={level === exit ? 7 : ends.includes(level) ? 5 : 3}
          />
        ))}
        {ends.map((level) => (
          <text key={level} className="level-name" {...namePlace(level, level === exit)}>
            {levelName(level, t)}
          </text>
        ))}
      </svg>
      <p className="sr-only">{spokenLevelPath(programme, t)}</p>
    </div>
  );
}

/** Heights of the six levels: the way gets steeper as studies get longer. */
const heights: readonly number[] = [85, 82, 76, 66, 52, 35];

/** Place of a level, in per cent of the drawing. */
function pointOf(level: number): { x: number; y: number } {
  return { x: 7 + level * 17, y: heights[level] ?? 0 };
}

/** Names are above their point and inside the drawing; that of the start is beside the climb, not across it. */
function namePlace(level: Level, isEnd: boolean) {
  const { x, y } = pointOf(level);
  const place = { x: `${x}%`, y: `${y}%`, dy: -14 };
  if (level === 0) return { ...place, dx: -8, textAnchor: 'start' as const };
  if (level === 5) return { ...place, dx: 14, textAnchor: 'end' as const };
  return isEnd
    ? { ...place, textAnchor: 'middle' as const }
    : { ...place, dx: 6, textAnchor: 'end' as const };
}

/** Curve through the levels, by quadratic steps that meet on the ground. */
function slope(entry: number, exit: number): string {
  const points = levelsBetween(entry, exit).map(pointOf);
  const start = entry === 0 && exit === 5 ? 'M0 86L' : 'M';
  return start + points.map(({ x, y }) => `${x} ${y}`).join('L');
}
