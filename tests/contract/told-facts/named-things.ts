/** A thing with a name of its own, an association or a stop, stands at the campus whose entry has it. Pure. */
import { clash } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { campusesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

export function namedThings(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const owners = new Map<string, Set<string>>();
  for (const entry of entries.filter(({ collection }) => collection === 'campuses'))
    for (const { text } of entry.texts)
      for (const name of namesIn(text)) owners.set(name, (owners.get(name) ?? new Set()).add(entry.slug));
  const cities = new Set(names.campuses.map(({ city }) => city));
  const own = [...owners].filter(([name, where]) => where.size === 1 && !cities.has(foldedText(name)));
  return entries.flatMap((entry) =>
    entry.collection === 'campuses'
      ? []
      : [...entry.texts, ...entry.units.filter(({ text }) => text.length < 300)].flatMap((told) => {
          const said = [...new Set(campusesIn(foldedText(told.text), names).map(({ of }) => of.slug))];
          const where = said.length > 0 ? said : entry.campuses;
          if (where.length !== 1) return [];
          return own
            .filter(([name, owner]) => !owner.has(where[0] ?? '') && hasWord(told.text, name))
            .map(([name, owner]) =>
              clash(entry, told, `campus of ${name}`, [where[0] ?? '', [...owner].join(', ')]),
            );
        }),
  );
}

/** `« Les Grèves »`, `Flotteur-de-Bois`. */
const namesIn = (text: string): string[] => [
  ...[...text.matchAll(/« ([^«»]{4,40}) »/g)].map(([, name = '']) => name),
  ...[
    ...text.matchAll(/(?<![\p{L}-])\p{Lu}\p{Ll}+(?:-(?:[a-z]{1,3}-)?(?:l’|d’)?\p{Lu}?\p{Ll}+)+(?! \p{Lu})/gu),
  ].map(([name]) => name),
];

function hasWord(text: string, name: string): boolean {
  // One word may be a word of the language.
  if (!/[ -]/.test(name)) return text.includes(`« ${name} »`) || text.startsWith(`${name}, `);
  const at = text.indexOf(name);
  return (
    at >= 0 && !/[\p{L}-]/u.test(text[at - 1] ?? ' ') && !/[\p{L}-]/u.test(text[at + name.length] ?? ' ')
  );
}
