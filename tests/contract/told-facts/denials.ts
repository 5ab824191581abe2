/** What one text denies and another one states, of the same campus or of the whole school: `pas de résidence`. Pure. */
import { claimIn } from './clash';
import type { Claim, Disagreement } from './disagreements';
import { foldedText } from './disagreements';
import { campusesIn, programmesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

const lacks =
  /(?<![a-z])(?:n'a pas|n'ont pas|n'y a pas|n'y a ni|n'a aucune?|n'y a aucune?|ne dispose(?:nt)? (?:pas|d'aucune?)|ne propose(?:nt)? (?:pas|aucune?)|ne comporte pas|ne possede pas|ne delivre pas|ne gere pas)(?: d'| de | de son | une? | )([a-z]{5,})/g;
/** Of a place, in a few words: `sans ascenseur`, `aucun parking`. */
const without = /(?<![a-z])(?:sans|pas d(?:e |')|aucune? )\s?([a-z]{5,})/g;
const has =
  /(?<![a-z'])(?:a|ont|y a|dispose|disposent|possede|possedent|propose|proposent|gere|offre|tient|comporte|comprend) (?:d'|de |bien |aussi |)(?:une?|des|son|sa|ses|\d+) ([a-z]{5,})/g;
/** Who has or has not. */
const owner =
  /(?<![a-z])(?:l'ecole|l'iet|l'institut|chaque campus|le campus|les campus|nous|on|il|elle|elles|ils)(?![a-z])/;

export function denials(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const facts = new Map<string, { no: Claim[]; yes: Claim[] }>();
  for (const entry of entries)
    for (const told of entry.texts) {
      const text = foldedText(told.text);
      const scope = scopeOf(entry, text, names);
      if (scope === null) continue;
      const add = (key: 'no' | 'yes', word: string) => {
        const fact = `${word.replace(/(?:es|s|x|e)$/, '')} of ${scope}`;
        const both = facts.get(fact) ?? { no: [], yes: [] };
        both[key].push(claimIn(entry, told, fact, key));
        facts.set(fact, both);
      };
      const isPlace = entry.collection === 'campuses';
      const isOwned = (index: number) =>
        isPlace || owner.test(text.slice(Math.max(0, index - 24), index + 3));
      for (const { index, 1: word = '' } of text.matchAll(lacks)) if (isOwned(index)) add('no', word);
      for (const [, word = ''] of isPlace ? text.matchAll(without) : []) add('no', word);
      for (const { index, 1: word = '' } of text.matchAll(has)) if (isOwned(index)) add('yes', word);
      // An item of what a campus has.
      if (isPlace && told.place.startsWith('facilities')) add('yes', /[a-z]{5,}/.exec(text)?.[0] ?? '');
    }
  return [...facts].flatMap(([fact, { no, yes }]) =>
    no.length > 0 && yes.length > 0 ? [{ fact, claims: [...no.slice(0, 2), ...yes.slice(0, 2)] }] : [],
  );
}

/** A campus, a programme, or the school; null where several are named. */
function scopeOf(entry: ToldEntry, text: string, names: SchoolNames): string | null {
  const campuses = new Set(
    entry.collection === 'campuses' ? entry.campuses : campusesIn(text, names).map(({ of }) => of.slug),
  );
  const programmes = new Set(
    entry.collection === 'programmes' ? entry.programmes : programmesIn(text, names).map(({ of }) => of.slug),
  );
  if (campuses.size + programmes.size > 1) return null;
  const own = [...campuses, ...programmes, ...(entry.campuses.length === 1 ? entry.campuses : [])][0];
  if (own !== undefined) return own;
  return /^(?:answers|faqs|articles)$/.test(entry.collection) ? 'the school' : null;
}
