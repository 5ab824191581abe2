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
/** A month that is no end of a span (`de septembre à juin`), and the words up to the next one. */
const begun = new RegExp(
  `(?<!à (?:début |mi-|fin )?)(?<!\\p{L})(${anyMonth})(?!\\p{L})((?:(?!(?:${anyMonth})(?!\\p{L})).)*)`,
  'giu',
);

/**
 * @param intakes `Rentrée d’octobre`, `Rentrée de février à Paris et à Lyon`
 * @param campus its name: an intake of other campuses does not count; empty: those of every campus do
 * @returns numbers from 1; none where no line names a month
 */
export function intakeMonths(intakes: readonly string[], campus: string): number[] {
  return intakes.flatMap((line) =>
    [...line.matchAll(begun)].flatMap(([, name = '', rest = '']) => {
      const isOfSome = /(?:^|\s)à \p{Lu}/u.test(rest);
      const isHere = !isOfSome || rest.includes(campus);
      return isHere ? [monthNames.indexOf(name.toLowerCase()) + 1] : [];
    }),
  );
}
