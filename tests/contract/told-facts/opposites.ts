/** Two texts with the same words of which one says the opposite: free and paid, with and without an appointment. Pure. */
import { claimIn } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { campusesIn, programmesIn, type SchoolNames } from './school-names';
import type { ToldEntry, ToldText } from './told-entries';

const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<![a-z])(?:gratuite?s?|gratuitement|offerte?s?|sans frais)(?![a-z])/,
    /(?<![a-z])(?:payante?s?|facturee?s?|coute|\d+ (?:€|euros))(?![a-z])/,
  ],
  [/(?<!non |pas )obligatoires?(?![a-z])/, /facultati|optionnel|non obligatoire|pas obligatoire|n'est exige/],
  [/sans rendez-vous/, /sur rendez-vous|avec rendez-vous|rendez-vous obligatoire/],
  [
    /entree libre|sans inscription/,
    /sur inscription|inscription obligatoire|s'inscri(?:re|vent)|inscrivez-vous/,
  ],
  [
    /(?<!non )(?:compris(?:es?)?|incluse?s?)(?![a-z])/,
    /non compris|non inclus|en plus du prix|en sus|a votre charge/,
  ],
  [/(?<!pas |im)possibles?(?![a-z])/, /impossible|pas possible|interdit/],
  [/(?<!in)accessibles? (?:a|aux|en)/, /inaccessible|pas accessible/],
];

interface Text {
  entry: ToldEntry;
  told: ToldText;
  text: string;
  words: ReadonlySet<string>;
  scope: ReadonlySet<string>;
}

const little = new Set(
  'les des aux dans sur par pour avec sans cette ces son ses que qui pas plus est sont elle nous vous leur leurs votre une sous chaque tous campus ecole'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  new Set(
    (text.match(/[\p{L}+]{3,}/gu) ?? [])
      .filter((word) => !little.has(word))
      .map((word) => word.replace(/(?:es|s|x|e)$/, '').slice(0, 7)),
  );

export function opposites(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const texts = entries.flatMap((entry) =>
    entry.texts.map((told): Text => {
      const text = foldedText(told.text);
      const named = [...campusesIn(text, names), ...programmesIn(text, names)].map(({ of }) => of.slug);
      const own =
        entry.campuses.length + entry.programmes.length > 3 ? [] : [...entry.campuses, ...entry.programmes];
      return { entry, told, text, words: wordsOf(text), scope: new Set(named.length > 0 ? named : own) };
    }),
  );
  const times = new Map<string, number>();
  for (const { words } of texts) for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const sum = (words: Iterable<string>) =>
    [...words].reduce((total, word) => total + Math.log(texts.length / (times.get(word) ?? 1)), 0);
  return pairs.flatMap(([yes, no]) => {
    const [stated, denied] = [
      texts.filter(({ text }) => yes.test(text) && !no.test(text)),
      texts.filter(({ text }) => no.test(text) && !yes.test(text)),
    ];
    return stated.flatMap((one) =>
      denied
        .filter((other) => one.entry !== other.entry && isOfOne(one.scope, other.scope))
        .filter((other) => {
          const shared = [...one.words].filter((word) => other.words.has(word));
          return (
            shared.length >= 2 &&
            sum(shared) >= 9 &&
            sum(shared) >= 0.45 * Math.min(sum(one.words), sum(other.words))
          );
        })
        .map((other) => ({
          fact: `${yes.exec(one.text)?.[0]} or ${no.exec(other.text)?.[0]}`,
          claims: [claimIn(one.entry, one.told, '', 'yes'), claimIn(other.entry, other.told, '', 'no')],
        })),
    );
  });
}

const isOfOne = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === 0 || other.size === 0 ? one.size === other.size : [...one].some((slug) => other.has(slug));
