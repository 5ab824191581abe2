/** Two texts with the same words and one city in common, of which each has a city that the other has not. Pure. */
import { claimIn } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { campusesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

const stemsOf = (text: string) =>
  new Set((text.match(/\d+|[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:es|s|x|e)$/, '').slice(0, 7)));

export function samePlaces(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const told = entries.flatMap((entry) =>
    entry.texts.flatMap((one) => {
      const text = foldedText(one.text);
      const cities = new Set(campusesIn(text, names).map(({ of }) => of.slug));
      return cities.size < 2 || cities.size > 6 ? [] : [{ entry, told: one, cities, words: stemsOf(text) }];
    }),
  );
  return told.flatMap((one, index) =>
    told.slice(index + 1).flatMap((other): Disagreement[] => {
      const both = [...one.cities].filter((city) => other.cities.has(city));
      const isOther = both.length > 0 && both.length < one.cities.size && both.length < other.cities.size;
      const shared = [...one.words].filter((word) => other.words.has(word));
      const isSame = shared.length >= 6 && shared.length >= 0.5 * Math.min(one.words.size, other.words.size);
      return isOther && isSame
        ? [
            {
              fact: `places of ${shared.join(' ')}`,
              claims: [one, other].map((said) =>
                claimIn(said.entry, said.told, '', [...said.cities].join(', ')),
              ),
            },
          ]
        : [];
    }),
  );
}
