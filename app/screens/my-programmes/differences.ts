/** Common facts and differences of compared programmes. Pure. */

/** Whether a row differs between two programmes; a single one has no differences. */
export function differs<P>(facts: (programme: P) => unknown, compared: readonly P[]): boolean {
  const [first, ...others] = compared.map((programme) => JSON.stringify(facts(programme) ?? null));
  return others.some((other) => other !== first);
}

/** Whether a programme has no value in a row: null, or an empty text or list. */
export function isMissing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Campuses that teach every one of them, in the order of the first. */
export function commonCampuses(compared: readonly { campuses: readonly string[] }[]): string[] {
  const [first, ...others] = compared;
  if (!first || others.length === 0) return [];
  return first.campuses.filter((campus) => others.every(({ campuses }) => campuses.includes(campus)));
}
