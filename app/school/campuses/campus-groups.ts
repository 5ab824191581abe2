/** Campuses by region or by name, in the order of the French alphabet. Pure. */

const alphabet = new Intl.Collator('fr');

interface CampusGroup<C> {
  /** The region, or the letter. */
  name: string;
  campuses: C[];
}

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
