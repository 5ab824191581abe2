/** The filters of the list of programmes in words. Pure: labels and names are passed in. */
import type { Labels } from '~/site/labels';
import type { ProgrammeChoice } from './programme-filter';
import { levelName } from './wording';

export interface NamedPlaces {
  sectors: readonly { slug: string; title: string }[];
  campuses: readonly { slug: string; title: string }[];
}

/** `Eau`, `Bac+2`, `Alternance`, `Lyon`; null where nothing was chosen. */
export function filterWord(
  name: keyof ProgrammeChoice,
  choice: ProgrammeChoice,
  { sectors, campuses }: NamedPlaces,
  t: Labels,
): string | null {
  const titleAmong = (list: readonly { slug: string; title: string }[], slug: string | null) =>
    list.find((place) => place.slug === slug)?.title ?? null;
  switch (name) {
    case 'sector':
      return titleAmong(sectors, choice.sector);
    case 'level':
      return choice.level === null ? null : levelName(choice.level, t);
    case 'rhythm':
      return choice.rhythm === null ? null : t(`commons.rhythm.${choice.rhythm}`);
    case 'campus':
      return titleAmong(campuses, choice.campus);
  }
}

/** Title of a page of the list, no two the same: `Formations : Eau, Bac+2, page 2`. */
export function programmeListTitle(
  choice: ProgrammeChoice,
  page: number,
  places: NamedPlaces,
  t: Labels,
): string {
  const names = ['sector', 'level', 'rhythm', 'campus'] as const;
  const filters = names.flatMap((name) => filterWord(name, choice, places, t) ?? []);
  const title =
    filters.length > 0
      ? t('programmes.list.filteredTitle', { filters: filters.join(', ') })
      : t('programmes.list.title');
  return page > 1 ? t('programmes.list.pagedTitle', { title, page }) : title;
}
