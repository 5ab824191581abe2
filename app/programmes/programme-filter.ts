/** Which programmes a visitor asked for: the address of `/formations` is the whole state. Pure. */
import { type Level, levels, type Rhythm, rhythms } from './levels';

/** What the list can be narrowed by; null where the visitor did not choose. */
export interface ProgrammeChoice {
  /** Sector slug. */
  sector: string | null;
  /** Level after the programme. */
  level: Level | null;
  rhythm: Rhythm | null;
  /** Campus slug. */
  campus: string | null;
}

/** What the school has; an address may name only these. */
export interface KnownPlaces {
  sectors: readonly { slug: string }[];
  campuses: readonly { slug: string }[];
}

/** Rhythms as French addresses have them. */
export const rhythmWords: Record<Rhythm, string> = { fulltime: 'temps-plein', periodic: 'alternance' };

export const everyProgramme: ProgrammeChoice = { sector: null, level: null, rhythm: null, campus: null };

/** Reads the choice from an address. A value nobody knows is ignored, of a doubled one the first counts. */
export function parseProgrammeChoice(parameters: URLSearchParams, known: KnownPlaces): ProgrammeChoice {
  const slugAmong = (list: readonly { slug: string }[], name: string) =>
    list.find(({ slug }) => slug === parameters.get(name))?.slug ?? null;
  return {
    sector: slugAmong(known.sectors, 'secteur'),
    level: levels.find((level) => String(level) === parameters.get('niveau')) ?? null,
    rhythm: rhythms.find((rhythm) => rhythmWords[rhythm] === parameters.get('rythme')) ?? null,
    campus: slugAmong(known.campuses, 'campus'),
  };
}

/** Address of one page of a list of programmes; parameters always stand in the same order. */
export function programmesHref(choice: Partial<ProgrammeChoice>, page = 1): string {
  const parameters = new URLSearchParams();
  if (choice.sector) parameters.set('secteur', choice.sector);
  if (choice.level !== null && choice.level !== undefined) parameters.set('niveau', String(choice.level));
  if (choice.rhythm) parameters.set('rythme', rhythmWords[choice.rhythm]);
  if (choice.campus) parameters.set('campus', choice.campus);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/formations?${query}` : '/formations';
}

/**
 * The address a list of programmes is known by to search engines.
 *
 * Unknown and empty parameters fall away and the filters stand in one order, so that a choice has one
 * address however it was reached. A page of the whole list is its own canonical, for it holds other
 * programmes; a narrowed list is one view, and its pages belong to the first.
 */
export function canonicalProgrammesHref(choice: ProgrammeChoice, page: number): string {
  return isNarrowed(choice) ? programmesHref(choice) : programmesHref(choice, page);
}

export function isNarrowed(choice: ProgrammeChoice): boolean {
  return Object.values(choice).some((value) => value !== null);
}

/** The filters in use, each with the address of the list without it. */
export function chosenFilters(choice: ProgrammeChoice): { name: keyof ProgrammeChoice; href: string }[] {
  const names = ['sector', 'level', 'rhythm', 'campus'] as const;
  return names
    .filter((name) => choice[name] !== null)
    .map((name) => ({ name, href: programmesHref({ ...choice, [name]: null }) }));
}
