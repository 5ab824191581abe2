/** Suggestions of the finder if nothing was found, beside criteria to remove. Pure. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { kilometresBetween } from '~/school/campuses/globe';
import type { Spelling } from './alike.server';
import type { FinderData } from './finder.server';

export interface Alternatives {
  /** Words of the site similar to the input, and their results. */
  alike: Spelling[];
  /** The nearest other campuses with matching programmes, and how many. */
  campuses: { slug: string; title: string; count: number }[];
  /** The first chosen campus with a telephone, or the school's switchboard. */
  contact: { campus: NamedEntry | null; phone: string } | null;
}

const mostCampuses = 3;

type Campus = Pick<CampusSummary, 'slug' | 'title' | 'latitude' | 'longitude' | 'phone'>;

export function composeAlternatives(
  { state, facets }: Pick<FinderData, 'state' | 'facets'>,
  campuses: readonly Campus[],
  alike: readonly Spelling[],
  schoolPhone: string | null,
): Alternatives {
  const chosen = campuses.filter(({ slug }) => state.chosen.campus.includes(slug));
  const [first] = chosen;
  const counts = new Map(
    facets.find(({ name }) => name === 'campus')?.options.map(({ value, count }) => [value, count]),
  );
  const others = campuses
    .map((campus) => ({ campus, count: counts.get(campus.slug) ?? 0 }))
    .filter(({ campus, count }) => count > 0 && !chosen.includes(campus));
  const nearest = first
    ? others.sort((a, b) => kilometresBetween(first, a.campus) - kilometresBetween(first, b.campus))
    : [];
  const answering = chosen.find(({ phone }) => phone !== null);
  const phone = answering?.phone ?? schoolPhone;
  return {
    alike: [...alike],
    campuses: nearest
      .slice(0, mostCampuses)
      .map(({ campus: { slug, title }, count }) => ({ slug, title, count })),
    contact: phone ? { campus: answering ? namedEntry(answering) : null, phone } : null,
  };
}
