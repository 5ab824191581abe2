/** Level, duration and rhythm of a programme in words (specification §1, §3). Pure: the labels are passed in. */
import type { Labels } from '~/site/labels';
import { type Duration, type EntryLevel, entryOf, type LevelledProgramme } from './levels';
import type { DisplayRhythm } from './rhythm';

/** `Bac+2 → Bac+3`; one level only if the programme does not raise it. */
export function levelPath(programme: LevelledProgramme, t: Labels): string {
  return joinLevels(programme, t, (entry, exit) => `${entry}\u00a0→ ${exit}`);
}

/** The levels for screen readers: `De Bac+2 à Bac+3`. */
export function spokenLevelPath(programme: LevelledProgramme, t: Labels): string {
  return joinLevels(programme, t, (entry, exit) => t('programmes.card.levels', { entry, exit }));
}

/** @param join for a programme that leads from one level to another */
function joinLevels(
  programme: LevelledProgramme,
  t: Labels,
  join: (entry: string, exit: string) => string,
): string {
  const entry = entryOf(programme);
  // A course that asks for nothing leads to no level either.
  const exit = entry === 'none' ? null : programme.exitLevel;
  if (entry === exit || exit === null) return levelName(entry, t);
  return entry === null ? levelName(exit, t) : join(levelName(entry, t), levelName(exit, t));
}

/** `Bac+3`; empty where unknown */
export function levelName(level: EntryLevel | null, t: Labels): string {
  return level === null ? '' : t(`commons.level.${level}`);
}

/** `2 ans`, `1,5 an`, `18 mois`, `35 heures`; number and unit stay together. */
export function durationText(duration: Duration | null, t: Labels): string {
  if (duration === null) return '';
  return t.count(`commons.durationUnit.${duration.unit}`, duration.value).replace(' ', '\u00a0');
}

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

/** `Temps plein`, `Temps plein ou alternance`, `Par sessions` */
export function rhythmsText(rhythms: readonly DisplayRhythm[], t: Labels): string {
  const names = [...new Set(rhythms)].map((rhythm, index) => {
    const name = t(`commons.rhythm.${rhythm}`);
    return index === 0 ? name : name.toLocaleLowerCase('fr');
  });
  return either.format(names);
}
