/** What compared programmes have in common, and where they differ. Pure. */

/** Whether a line says something else of one programme than of another; of one alone nothing differs. */
export function differs<P>(of: (programme: P) => unknown, compared: readonly P[]): boolean {
  const [first, ...others] = compared.map((programme) => JSON.stringify(of(programme) ?? null));
  return others.some((other) => other !== first);
}

/** Whether a programme says nothing of a line: no value, or an empty list. */
export function saysNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Campuses that teach every one of them, in the order of the first. */
export function commonCampuses(compared: readonly { campuses: readonly string[] }[]): string[] {
  const [first, ...others] = compared;
  if (!first || others.length === 0) return [];
  return first.campuses.filter((campus) => others.every(({ campuses }) => campuses.includes(campus)));
}
