/** What a campus has: rooms that texts of its events name, and what its own entry says it has not. Pure. */
import { clash } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { campusesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

export function rooms(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const campuses = entries.filter(({ collection }) => collection === 'campuses');
  const texts = new Map(
    campuses.map(({ slug, texts: own }) => [slug, foldedText(own.map(({ text }) => text).join(' | '))]),
  );
  const heads = new Set(
    campuses.flatMap(({ fields }) =>
      ((fields['facilities'] ?? []) as string[]).flatMap(
        (room) => /^([a-z]{6,})(?: |$)/.exec(foldedText(room))?.[1] ?? [],
      ),
    ),
  );
  // A word that most campuses have tells nothing.
  const rare = [...heads].filter(
    (head) => [...texts.values()].filter((text) => text.includes(head)).length <= 3,
  );
  return entries.flatMap((entry) => {
    if (!['events', 'news'].includes(entry.collection) || entry.campuses.length !== 1) return [];
    return entry.texts.flatMap((told) => {
      const text = foldedText(told.text);
      const own = texts.get(entry.campuses[0] ?? '') ?? '';
      if (campusesIn(text, names).some(({ of }) => of.slug !== entry.campuses[0])) return [];
      return [
        ...rare
          .filter(
            (head) =>
              new RegExp(`(?:dans|a|par) (?:l'|la |le )${head}(?![a-z])|${head} du campus`).test(text) &&
              !own.includes(head),
          )
          .map((head) => clash(entry, told, `${head} of ${entry.campuses[0]}`, ['has one', 'has none'])),
        ...[...own.matchAll(/(?<![a-z])(?:sans|pas d(?:e |')|aucune? )\s?([a-z]{6,})/g)]
          // `Accès sans marche`, and one goes on foot.
          .filter(
            ([, word = '']) =>
              word !== 'marche' &&
              new RegExp(`(?:une?|l'|la |le |des|2|3|4) ?${word}(?![a-z])`).test(text) &&
              !/sans|pas d|aucun/.test(text),
          )
          .map(([, word = '']) =>
            clash(entry, told, `${word} of ${entry.campuses[0]}`, ['has one', 'has none']),
          ),
      ];
    });
  });
}
