/**
 * Pairs of claims that seem to be about one thing and differ. Two claims are comparable if they are about the same
 * campus, programme and diploma, or one of them is about none, and share words; a word counts by its rarity. Pure.
 */
import { type Claim, isSchoolText, type Told } from './claims';
import { isQuality } from './qualities';
import { isSame, type Value } from './values';
import { isWord, stemOf } from './words';

export interface Pair {
  one: Claim;
  other: Claim;
  shared: readonly string[];
  /** How rare the shared words and the kind of value are. */
  score: number;
  /** How much that is of all words of the shorter claim. */
  share: number;
  isOfOne: boolean;
}

/** The least score and share: in one entry, of one subject, otherwise; of a denial. */
const least = {
  entry: [7, 0.12],
  one: [6, 0.2],
  alone: [9, 0.3],
  denial: [8, 0.2],
  figure: [10, 0.4],
} as const;
/** From here, a pair is meant although one of the two has a closer one. */
const sure = 8.5;

/** Not compared by words: a denial is one of a word, the others are fields of a programme. */
const isOther = /^no |^(?:level|rhythm|alternation|ministry)$/;
/** Days and months are told of everything. */
const isCalendar = /^(?:weekday|month|season|age)$/;
/** Either so or not. */
const isPolar = /^(?:cost|duty)$/;
/** Every event has its own. */
const isMoment = /^(?:clock|weekday|date|month)$/;

/** The claim that is closest to another one. */
interface Closest {
  rank: number;
  told: Told;
  agrees: boolean;
}

export function openPairs(all: readonly Told[]): Pair[] {
  const words = rarities(all);
  const closest = new Map<Claim, Closest>();
  const differing: Pair[] = [];
  for (const list of grouped(all.flatMap(({ claims }) => claims)).values())
    for (const [index, one] of list.entries())
      for (const other of list.slice(index + 1)) {
        const pair = mayBeOne(one, other) ? compared(one, other, words) : null;
        if (!pair || isWithin(one, other)) continue;
        // One sentence may say of two things that they are paid and free.
        const isOne = isPolar.test(one.kind) && isSame(one.kind, one.value, other.value);
        const [said, told] = isPolar.test(one.kind)
          ? [isOne, isOne]
          : [isSaidBy(one, other.told), isSaidBy(other, one.told)];
        keep(closest, one, pair, other.told, said);
        keep(closest, other, pair, one.told, told);
        if (!said && !told) differing.push(pair);
      }
  const rankOf = (claim: Claim) => closest.get(claim)?.rank ?? 0;
  const isMeant = (pair: Pair, claim: Claim, other: Claim): boolean => {
    const [mine, its] = [closest.get(claim), closest.get(other)];
    if (!mine || mine.agrees || mine.told !== other.told) return false;
    return rank(pair) >= sure || its?.told === claim.told || its?.agrees === true;
  };
  return once([
    ...denials(all, words),
    ...heads(all),
    ...differing.filter(
      (pair) =>
        (pair.isOfOne && rank(pair) >= 0.95 * Math.min(rankOf(pair.one), rankOf(pair.other))) ||
        isMeant(pair, pair.one, pair.other) ||
        isMeant(pair, pair.other, pair.one),
    ),
  ]);
}

const rank = ({ score, share }: Pair) => score * Math.min(1, share + 0.3);

function keep(closest: Map<Claim, Closest>, claim: Claim, pair: Pair, told: Told, agrees: boolean): void {
  const known = closest.get(claim);
  const now = rank(pair);
  if (!known || now > known.rank) closest.set(claim, { rank: now, told, agrees });
  else if (now === known.rank) known.agrees ||= agrees;
}

interface Rarities {
  word(stem: string): number;
  kind(kind: string): number;
  /** Of all words of a claim. */
  claim(claim: Claim): number;
}

function rarities(all: readonly Told[]): Rarities {
  const times = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1);
  const kinds = new Map<string, number>();
  let claims = 0;
  for (const told of all)
    for (const { kind } of told.claims) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (!isQuality.test(kind)) claims += 1;
    }
  const word = (stem: string) => Math.log(all.length / (times.get(stem) ?? 1));
  const sums = new Map<Claim, number>();
  return {
    word,
    kind: (kind) =>
      isCalendar.test(kind) || kind === 'place' || kind.startsWith('no ')
        ? 0
        : isQuality.test(kind)
          ? 3
          : Math.log(claims / (kinds.get(kind) ?? 1)),
    claim(one) {
      const known = sums.get(one);
      if (known !== undefined) return known;
      let sum = 0;
      for (const [stem, near] of one.words) if (near >= 0.6) sum += near * word(stem);
      sums.set(one, sum);
      return sum;
    },
  };
}

function grouped(claims: readonly Claim[]): Map<string, Claim[]> {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims)
    if (!isOther.test(claim.kind)) {
      const list = groups.get(claim.kind);
      if (list) list.push(claim);
      else groups.set(claim.kind, [claim]);
    }
  return groups;
}

function compared(
  one: Claim,
  other: Claim,
  rarity: Rarities,
  floor?: readonly [number, number],
): Pair | null {
  const isOfEntry = one.told.entry === other.told.entry;
  const shared: string[] = [];
  let score = 0;
  const share = (stem: string, near: number, also: number | undefined) => {
    // Words of the name of whom both are about tell nothing.
    if (
      also === undefined ||
      (one.told.named.has(stem) && other.told.named.has(stem)) ||
      shared.includes(stem)
    )
      return;
    score += Math.sqrt(near * also) * rarity.word(stem);
    shared.push(stem);
  };
  for (const [stem, near] of one.words) share(stem, near, other.words.get(stem));
  if (!isOfEntry) {
    for (const [stem, near] of one.told.under)
      share(stem, near, other.words.get(stem) ?? other.told.under.get(stem));
    for (const [stem, near] of other.told.under) share(stem, near, one.words.get(stem));
  }
  if (shared.length === 0) return null;
  const part = score / Math.max(6, Math.min(rarity.claim(one), rarity.claim(other)));
  score += rarity.kind(one.kind);
  const isOfSubject =
    areOne(one.told.campuses, other.told.campuses) || areOne(one.told.programmes, other.told.programmes);
  if (isOfSubject && !isOfEntry && shared.length < 2 && score < 9.5) return null;
  const [leastScore, leastShare] =
    floor ??
    (isFigure(one.told) || isFigure(other.told)
      ? least.figure
      : isOfEntry
        ? least.entry
        : isOfSubject
          ? least.one
          : least.alone);
  return score >= leastScore && part >= leastShare
    ? { one, other, shared, score, share: part, isOfOne: isOfEntry || isOfSubject }
    : null;
}

/** Few enough to be a subject. */
const areOne = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && Math.max(one.size, other.size) < 5 && Math.min(one.size, other.size) < 3;

const isApart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  if (one.size === 0 || other.size === 0) return false;
  for (const slug of one) if (other.has(slug)) return false;
  return true;
};

function mayBeOne({ told: one, kind }: Claim, { told: other }: Claim): boolean {
  if (one === other || one.statement.text === other.statement.text) return false;
  // Every programme and trade has its own.
  if (kind === 'bac' && one.entry !== other.entry) return false;
  if (
    (kind !== 'place' && isApart(one.campuses, other.campuses)) ||
    isApart(one.programmes, other.programmes)
  )
    return false;
  if (isApart(one.diplomas, other.diplomas)) return false;
  if (isFigure(one) ? !isSchoolText(other) : isFigure(other) && !isSchoolText(one)) return false;
  // Items of one list differ from each other.
  if (one.entry === other.entry)
    return one.statement.place === other.statement.place || one.listed !== other.listed;
  if (one.entry.collection !== other.entry.collection) return true;
  return one.statement.place !== 'field' && !(one.entry.collection === 'events' && isMoment.test(kind));
}

/** A figure is one of the whole school. */
const isFigure = ({ statement: { place } }: Told): boolean => place.endsWith('.value');

const kin = ({ values }: Told, kind: string): readonly Value[] =>
  values.filter((value) => value.kind === kind);

const isSaidBy = ({ kind, value }: Claim, told: Told): boolean =>
  (kind === 'place' && told.campuses.has(String(value.is[0]))) ||
  kin(told, kind).some((other) => isSame(kind, value, other));

/** A number in a range neither repeats it nor denies it. */
const isWithin = (one: Claim, other: Claim): boolean =>
  (one.value.range === undefined) !== (other.value.range === undefined) &&
  isSame(one.kind, one.value, other.value);

/** What one text denies, another one has: `aucun justificatif`, `un justificatif`. */
function denials(all: readonly Told[], rarity: Rarities): Pair[] {
  const byStem = new Map<string, Told[]>();
  for (const told of all)
    for (const stem of told.stems) {
      const list = byStem.get(stem);
      if (list) list.push(told);
      else byStem.set(stem, [told]);
    }
  return all
    .flatMap(({ claims }) => claims)
    .flatMap((claim) => {
      const [, done, stem] = /^no (do )?(.*)$/.exec(claim.kind) ?? [];
      if (stem === undefined || rarity.word(stem) < 3.5) return [];
      return (byStem.get(stem) ?? []).flatMap((told) => {
        const at = told.words.findIndex((word) => stemOf(word) === stem);
        if (
          kin(told, claim.kind).length > 0 ||
          isNotSaid(told.words.slice(Math.max(0, at - 3), at), done !== undefined)
        )
          return [];
        const near = told.words.filter((word) => isWord(word) && stemOf(word) !== stem);
        const other: Claim = {
          told,
          kind: claim.kind,
          value: { kind: claim.kind, is: ['yes'], from: at, to: at + 1 },
          words: new Map(near.map((word) => [stemOf(word), 1])),
        };
        const pair = mayBeOne(claim, other) ? compared(claim, other, rarity, least.denial) : null;
        return pair ? [pair] : [];
      });
    });
}

const isOfHead = (kind: string): boolean =>
  ![isOther, isCalendar, isQuality, /^date$/].some((form) => form.test(kind));

const isHead = ({ entry: { collection }, statement: { place } }: Told): boolean =>
  /^(?:title|question|summary|seo\..*)$/.test(place) ||
  (place === 'description' && !/^(?:programmes|campuses|careers)$/.test(collection));

/** The title and the summary of an entry tell what its body, or one another, tells. */
function heads(all: readonly Told[]): Pair[] {
  const byEntry = new Map<string, Claim[]>();
  for (const { entry, claims } of all)
    for (const claim of claims)
      if (isOfHead(claim.kind)) {
        const key = `${entry.collection}/${entry.slug}#${claim.kind}`;
        byEntry.set(key, [...(byEntry.get(key) ?? []), claim]);
      }
  return [...byEntry.values()].flatMap((claims) => {
    const body = claims.filter(({ told }) => !isHead(told));
    return claims
      .filter(({ told }) => isHead(told))
      .flatMap((one) => {
        const others = body.length > 0 ? body : claims.filter(({ told }) => told !== one.told);
        const [other] = others;
        return !other || others.some(({ kind, value }) => isSame(kind, one.value, value))
          ? []
          : [{ one, other, shared: [], score: 0, share: 0, isOfOne: true }];
      });
  });
}

/** `un justificatif` is said, and `est revu`. */
const isNotSaid = (before: readonly string[], isDone: boolean): boolean =>
  isDone
    ? /(?:^| )(?:pas|ni|sans|jamais|non|ne|n|plus|si)(?: |$)/.test(before.join(' '))
    : !/(?:^| )(?:une?|des|\d+)$/.test(before.join(' '));

/** The strongest pair of two statements and a kind. */
function once(pairs: readonly Pair[]): Pair[] {
  const strongest = new Map<string, Pair>();
  for (const pair of pairs) {
    const [one, other] = [pair.one, pair.other]
      .map(({ told }) => `${told.entry.slug}#${told.statement.text}`)
      .sort();
    const key = `${pair.one.kind}|${one}|${other}`;
    const known = strongest.get(key);
    if (!known || known.score < pair.score) strongest.set(key, pair);
  }
  return [...strongest.values()].sort((a, b) => rank(b) - rank(a));
}
