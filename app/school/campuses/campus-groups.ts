/** Campuses by region or by name, in the order of the French alphabet. Pure. */
import { pathTo } from '~/addresses/path-to';
import { placeParameter } from './nearest/place-address';

const alphabet = new Intl.Collator('fr');

interface CampusGroup<C> {
  /** The region, or the letter. */
  name: string;
  campuses: C[];
}

export type CampusOrder = 'region' | 'name';

export function byRegion<C extends { region: string; title: string }>(
  campuses: readonly C[],
): CampusGroup<C>[] {
  return groupBy(campuses, ({ region }) => region);
}

/** As in an index: without accents, but with articles (`La Rochelle` is at L). */
export function byName<C extends { title: string }>(campuses: readonly C[]): CampusGroup<C>[] {
  return groupBy(campuses, ({ title }) => title.normalize('NFD').charAt(0).toUpperCase());
}

function groupBy<C extends { title: string }>(
  campuses: readonly C[],
  nameOf: (campus: C) => string,
): CampusGroup<C>[] {
  const groups = new Map<string, C[]>();
  for (const campus of campuses) {
    const name = nameOf(campus);
    groups.set(name, [...(groups.get(name) ?? []), campus]);
  }
  return [...groups]
    .map(([name, members]) => ({
      name,
      campuses: members.sort((a, b) => alphabet.compare(a.title, b.title)),
    }))
    .sort((a, b) => alphabet.compare(a.name, b.name));
}

/**
 * Address of all campuses in an order; by region is the default
 * @param place from which distances are measured
 */
export function campusesHref(order: CampusOrder, place: string | null = null): string {
  const query = new URLSearchParams();
  if (place) query.set(placeParameter, place);
  if (order === 'name') query.set('tri', 'nom');
  return query.size > 0 ? `${pathTo('campus')}?${query}` : pathTo('campus');
}

export function parseCampusOrder(parameters: URLSearchParams): CampusOrder {
  return parameters.get('tri') === 'nom' ? 'name' : 'region';
}
