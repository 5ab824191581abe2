/** Pairs that a reader has compared: they tell two things, not one in two ways. Pure. */
import { readFileSync } from 'node:fs';
import type { Contradiction, Saying } from './contradictions';

/** By reason. A changed value or sentence makes another pair, so that somebody reads both again. */
export const readPairs: ReadonlySet<string> = new Set(
  Object.values(
    JSON.parse(readFileSync(new URL('read-pairs.json', import.meta.url), 'utf8')) as Record<string, string[]>,
  ).flat(),
);

const brief = ({ value, sentence }: Saying): string => `${value} = ${sentence.slice(0, 90)}`;

/** The two values with the beginnings of their sentences. */
export const pairOf = ({ one, other }: Contradiction): string =>
  [brief(one), brief(other)].sort().join(' ≠ ');
