/**
 * Two numbers of the same unit with the same words around them, of the same campus and programme or of none: one fact
 * with two values. Words count by their rarity. Pure.
 */
import { claimIn } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { campusesIn, programmesIn, type SchoolNames } from './school-names';
import type { ToldEntry, ToldText } from './told-entries';

interface Said {
  entry: ToldEntry;
  told: ToldText;
  value: string;
  /** All values of the unit in the text. */
  values: ReadonlySet<string>;
  unit: string;
  words: ReadonlySet<string>;
  /** The words of the entry's title or question. */
  topic: ReadonlySet<string>;
  campuses: ReadonlySet<string>;
  programmes: ReadonlySet<string>;
}

const noWords = new Set(
  'les des aux dans sur par pour avec sans cette ces son ses que qui pas plus est sont elle nous vous leur leurs environ quelque puis chaque tous toutes deja tres entre jusqu chez moins pendant dure durent sous ouvre ouvres temps plein premiere annee cours entreprise une suit suivent campus'.split(
    ' ',
  ),
);
const stemOf = (word: string) => word.replace(/(?:es|s|x|e)$/, '').slice(0, 7);
const wordsOf = (text: string): string[] =>
  text
    .replace(/(?<!\d)(\d+) (?:a|et|ou) (\d+)(?= )/g, '$1-$2')
    .match(/[\w.-]{1,60}@[\w.-]{1,60}|\d+(?:[.,-]\d+)?|[\p{L}+]+/gu) ?? [];
const isWord = (word: string) => !/^\d|@/.test(word) && word.length > 2 && !noWords.has(word);
const around = 7;

/** How sure: shared rarity, and the share of the words. */
const enough = { alone: 14, share: 0.5, ofOne: 9, shareOfOne: 0.34, shareOfBoth: 0.22 };

export function sameWords(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const said = entries.flatMap((entry) =>
    [
      ...entry.texts,
      ...entry.units.filter(({ place, text }) => /\.items\.\d+$/.test(place) && text.length < 300),
    ].flatMap((told) => numbersOf(entry, told, names)),
  );
  const rarity = rarityOf(entries);
  const byUnit = new Map<string, Said[]>();
  for (const one of said) {
    const list = byUnit.get(one.unit);
    if (list) list.push(one);
    else byUnit.set(one.unit, [one]);
  }
  return [...byUnit].flatMap(([unit, list]) =>
    list.flatMap((one, index) =>
      list
        .slice(index + 1)
        .filter((other) => isAgainst(one, other) && isSame(one, other, rarity))
        .map(
          (other): Disagreement => ({
            fact: `${unit} of ${[...one.words].filter((word) => other.words.has(word)).join(' ')}`,
            claims: [
              claimIn(one.entry, one.told, '', one.value),
              claimIn(other.entry, other.told, '', other.value),
            ],
          }),
        ),
    ),
  );
}

const isSaid = /\d|@|di(?![a-z])|(?:vier|rier|mars|avril|mai|juin|juillet|aout|bre)(?![a-z])/;
const weekday = /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/;

const month = /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

/** What has a value of its own, without a unit. */
const kindOf = (word: string): string | null =>
  word.includes('@') ? 'address' : weekday.test(word) ? 'weekday' : month.test(word) ? 'month' : null;

function numbersOf(entry: ToldEntry, told: ToldText, names: SchoolNames): Said[] {
  // A source says when its figure was counted.
  if (told.place.endsWith('.source') || told.text.includes('données de démonstration')) return [];
  const text = foldedText(told.text);
  if (!isSaid.test(text)) return [];
  const words = wordsOf(text);
  const named = new Set(campusesIn(text, names).map(({ of }) => of.slug));
  const isAnywhere = entry.campuses.length > 3 || entry.collection === 'programmes';
  const campuses =
    entry.collection !== 'campuses' && (named.size > 0 || isAnywhere) ? named : new Set(entry.campuses);
  const programmesNamed = new Set(programmesIn(text, names).map(({ of }) => of.slug));
  const programmes =
    programmesNamed.size > 0 || entry.programmes.length > 2 ? programmesNamed : new Set(entry.programmes);
  const found = words.flatMap((value, index) => {
    const kind = kindOf(value);
    if (kind !== null) return [{ value, unit: kind, index }];
    if (!/^\d/.test(value)) return [];
    const unit = words
      .slice(index + 1, index + 4)
      .find((word) => !/^\d/.test(word) && !noWords.has(word) && /^(?:an|km|kg|m|ha|m2)$|.../.test(word));
    const isAge = /^ans?$/.test(unit ?? '') && (words[index - 1] === 'a' || value.length > 2);
    return unit === undefined || notUnits.test(unit) || isAge || value === '1'
      ? []
      : [{ value, unit: stemOf(unit), index }];
  });
  const cities = new Set(
    names.campuses.flatMap(({ names: known }) => known.flatMap((name) => wordsOf(name).map(stemOf))),
  );
  const topic = new Set(
    wordsOf(foldedText(String(entry.fields['question'] ?? '')))
      .filter(isWord)
      .map(stemOf),
  );
  return found.map(({ value, unit, index }) => {
    const near = [
      ...words.slice(Math.max(0, index - around), index),
      ...words.slice(index + 1, index + 1 + around),
    ];
    return {
      entry,
      told,
      value,
      values: new Set(found.filter((one) => one.unit === unit).map((one) => one.value)),
      unit,
      words: new Set(
        near
          .filter(isWord)
          .map(stemOf)
          .filter((word) => word !== unit && !cities.has(word)),
      ),
      topic,
      campuses,
      programmes,
    };
  });
}

/** Of hours, of a table, of a rhythm. */
const notUnits =
  /^(?:h|de|a|et|ou|par|la|le|campus|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

const isMeasure = /^(?:m|km|kg|ha|m2|metr|kilomet|hectar|euro)$/;
const isKind = /^(?:address|weekday|month)$/;
const isTime = /^(?:minut|heur|jour|semain|moi|an)$/;

const isDisjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  ![...one].some((value) => other.has(value));

/** Different values, of subjects that may be the same. */
const isAgainst = (one: Said, other: Said) =>
  isDisjoint(one.values, other.values) &&
  one.told.text !== other.told.text &&
  !isRow(one, other) &&
  (one.campuses.size === 0 || other.campuses.size === 0 || !isDisjoint(one.campuses, other.campuses)) &&
  (one.programmes.size === 0 || other.programmes.size === 0 || !isDisjoint(one.programmes, other.programmes));

/** Items of one list differ from each other. */
const isRow = (one: Said, other: Said) =>
  one.entry === other.entry && one.told.place.replace(/\d+/g, '') === other.told.place.replace(/\d+/g, '');

function isSame(one: Said, other: Said, rarity: (word: string) => number): boolean {
  const shared = [...one.words].filter((word) => other.words.has(word));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + rarity(word), 0);
  const share = sum(shared) / Math.min(sum(one.words), sum(other.words));
  const isOfOne =
    (one.campuses.size === 1 && other.campuses.size === 1 && !isDisjoint(one.campuses, other.campuses)) ||
    (one.programmes.size === 1 &&
      other.programmes.size === 1 &&
      !isDisjoint(one.programmes, other.programmes));
  const isOfBoth =
    one.campuses.size === 1 &&
    one.programmes.size === 1 &&
    !isDisjoint(one.campuses, other.campuses) &&
    !isDisjoint(one.programmes, other.programmes);
  const isOfTopic =
    [...one.topic].filter((word) => other.topic.has(word)).length >=
    Math.max(2, 0.7 * Math.min(one.topic.size, other.topic.size));
  const few = sum(shared) + rarity(one.unit) >= (isTime.test(one.unit) ? enough.ofOne + 1.5 : enough.ofOne);
  return isOfOne || isOfTopic
    ? shared.length >=
        (isMeasure.test(one.unit) || isKind.test(one.unit) || one.entry === other.entry ? 2 : 1) &&
        share >= (isOfBoth ? enough.shareOfBoth : enough.shareOfOne) &&
        few
    : shared.length >= 3 && share >= enough.share && sum(shared) >= enough.alone;
}

function rarityOf(entries: readonly ToldEntry[]): (word: string) => number {
  const texts = entries.flatMap((entry) =>
    entry.texts.map(({ text }) => new Set(wordsOf(foldedText(text)).filter(isWord).map(stemOf))),
  );
  const times = new Map<string, number>();
  for (const words of texts) for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return (word) => Math.log(texts.length / (times.get(word) ?? texts.length));
}
