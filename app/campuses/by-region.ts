/** Campuses by region, both in the order of the French alphabet. Pure. */
const alphabet = new Intl.Collator('fr');

export interface Region<C> {
  name: string;
  campuses: C[];
}

export function byRegion<C extends { region: string; title: string }>(campuses: readonly C[]): Region<C>[] {
  const regions = new Map<string, C[]>();
  for (const campus of campuses) {
    regions.set(campus.region, [...(regions.get(campus.region) ?? []), campus]);
  }
  return [...regions]
    .map(([name, members]) => ({
      name,
      campuses: members.sort((a, b) => alphabet.compare(a.title, b.title)),
    }))
    .sort((a, b) => alphabet.compare(a.name, b.name));
}
