/** What the finder suggests if nothing was found, in addition to criteria to remove. Pure. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { kilometresBetween } from '~/school/campuses/globe';
import type { FinderData } from './find-programmes.server';
import type { Spelling } from './spellings.server';

export interface Alternatives {
  /** Words of the site similar to the input, and their results. */
  spellings: Spelling[];
  /** The nearest other campuses with matching programmes, and how many. */
  campuses: { slug: string; title: string; count: number }[];
  /** The first chosen campus with a telephone, or the school's switchboard. */
  contact: { campus: NamedEntry | null; phone: string } | null;
}

const maxCampuses = 3;

type Campus = Pick<CampusSummary, 'slug' | 'title' | 'latitude' | 'longitude' | 'phone'>;

export function composeAlternatives(
  { state, facets }: Pick<FinderData, 'state' | 'facets'>,
  campuses: readonly Campus[],
  spellings: readonly Spelling[],
  schoolPhone: string | null,
): Alternatives {
  const chosen = campuses.filter(({ slug }) => state.chosen.campus.includes(slug));
  const [firstChosen] = chosen;
  const counts = new Map(
    facets.find(({ name }) => name === 'campus')?.options.map(({ value, count }) => [value, count]),
  );
  const others = campuses
    .map((campus) => ({ campus, count: counts.get(campus.slug) ?? 0 }))
    .filter(({ campus, count }) => count > 0 && !chosen.includes(campus));
  const nearest = firstChosen
    ? others.sort(
        (a, b) => kilometresBetween(firstChosen, a.campus) - kilometresBetween(firstChosen, b.campus),
      )
    : [];
  const campusWithPhone = chosen.find(({ phone }) => phone !== null);
  const phone = campusWithPhone?.phone ?? schoolPhone;
  return {
    spellings: [...spellings],
    campuses: nearest
      .slice(0, maxCampuses)
      .map(({ campus: { slug, title }, count }) => ({ slug, title, count })),
    contact: phone ? { campus: campusWithPhone ? namedEntry(campusWithPhone) : null, phone } : null,
  };
}
