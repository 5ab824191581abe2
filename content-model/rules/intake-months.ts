/** The months in which a course begins, from its lines of intakes. Pure. */

const monthNames = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const anyMonth = monthNames.join('|');
/** The name of a month that is not the end of a span (`de septembre à juin`), and the words up to the next name. */
const firstMonth = new RegExp(
  `(?<!à (?:début |mi-|fin )?)(?<!\\p{L})(${anyMonth})(?!\\p{L})((?:(?!(?:${anyMonth})(?!\\p{L})).)*)`,
  'giu',
);

/**
 * @param intakes `Rentrée d’octobre`, `Rentrée de février à Paris et à Lyon`
 * @param campus its name: an intake of other campuses does not count; empty: those of every campus do; null: only those
 * that all campuses have
 * @returns numbers from 1; none where no line names a month
 */
export function intakeMonths(intakes: readonly string[], campus: string | null): number[] {
  return intakes.flatMap((line) =>
    [...line.matchAll(firstMonth)].flatMap(([, name = '', rest = '']) => {
      const namesCampuses = /(?:^|\s)à \p{Lu}/u.test(rest);
      const concernsCampus = !namesCampuses || (campus !== null && rest.includes(campus));
      return concernsCampus ? [monthNames.indexOf(name.toLowerCase()) + 1] : [];
    }),
  );
}

/**
 * The longest wait for the first day of a course, in whole months: from each month in which one can apply to the next
 * intake of every campus.
 *
 * @param opensOn null, or no last day: one applies all year
 * @returns null where no line names a month
 */
export function longestWait(
  intakes: readonly string[],
  { opensOn, closesOn }: { opensOn: string | null; closesOn: string | null },
): number | null {
  const months = intakeMonths(intakes, null);
  if (months.length === 0) return null;
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const [first, last] = opensOn && closesOn ? [monthOf(opensOn), monthOf(closesOn)] : [1, 12];
  const waits = Array.from({ length: Math.min(12, last - first + 1) }, (_, index) =>
    Math.min(...months.map((month) => (((month - first - index) % 12) + 12) % 12)),
  );
  return Math.max(...waits);
}
