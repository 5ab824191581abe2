/** What a text says of a thing that it names, against what the thing's fields say. Pure. */
import { isSchoolText, type Told } from './claims';
import { type Mention, type Thing, union } from './names';
import type { Value } from './values';
import { foldedText, stemOf } from './words';

export interface Denied {
  told: Told;
  /** Who or what it is said of. */
  of: string;
  kind: string;
  said: string;
  known: string;
}

/** Between a name and its value: no other sentence, and few words. */
const reach: Readonly<Record<string, number>> = {
  months: 8,
  minute: 8,
  rhythm: 7,
  level: 7,
  bac: 8,
  campus: 7,
  campu: 5,
  programme: 8,
  year: 8,
  ministry: 14,
  '€': 12,
  alternation: 12,
};

type Is = readonly (string | number)[];

export function deniedFacts(all: readonly Told[]): Denied[] {
  const programmes = new Map(
    all.flatMap(({ mentions }) => mentions.filter(isOf('programme')).map(({ of }) => [of.slug, of] as const)),
  );
  const catalogue: Thing = { type: 'diploma', slug: 'the catalogue', facts: union([...programmes.values()]) };
  return all.flatMap((told) => {
    const { mentions } = told;
    const [slug = '', ...others] = told.entry.programmes;
    const own = others.length === 0 ? programmes.get(slug) : undefined;
    return [
      ...told.values.flatMap((value) => [
        ...wrongValue(told, mentions, own, value),
        ...(isOfAll(told, value) ? wrongRange(told, catalogue, value) : []),
      ]),
      ...mentions.flatMap((mention) => wrongPlace(told, mentions, mention)),
      ...mentions.flatMap((mention) => wrongFunction(told, mention)),
    ];
  });
}

export const isOf =
  (type: Thing['type']) =>
  ({ of }: Mention): boolean =>
    of.type === type;

function wrong(told: Told, { slug, facts }: Thing, kind: string, is: Is): Denied[] {
  const known = facts.get(kind);
  return !known || is.some((one) => known.has(one) || known.has(String(one)))
    ? []
    : [{ told, of: slug, kind, said: is.join(' or '), known: [...known].join(', ') }];
}

/** Of the name before it, of the heading, or of the sheet. */
function wrongValue(
  told: Told,
  mentions: readonly Mention[],
  own: Thing | undefined,
  value: Value,
): Denied[] {
  const { kind, range, is, from } = value;
  if (reach[kind] === undefined || (range && kind !== '€') || !isAbout(told, value)) return [];
  const heads = (told.headMentions.length > 0 ? told.headMentions : told.askedMentions).map(({ of }) => of);
  const isNamed = mentions.some(({ of }) => of.facts.has(kind) && !(kind === '€' && heads.includes(of)));
  const thing =
    owner(mentions, kind, from, told.words) ??
    (isNamed || heads.length === 0 || !heads.every(({ facts }) => facts.has(kind))
      ? undefined
      : together(heads));
  if (thing && range && told.words.includes('temps-plein')) return wrongRange(told, thing, value);
  if (thing)
    return (range ? range.map((end) => [end]) : [is]).flatMap((one) => wrong(told, thing, kind, one));
  const isOwn = mentions.every(({ of }) => of === own || of.type === 'campus') && isOfSheet(told, value);
  return own && isOwn ? wrong(told, own, kind, is) : [];
}

/** Of no single programme: what full time costs, and how long courses of hours are. */
const isOfAll = ({ entry, mentions, words, askedMentions }: Told, { kind, range }: Value): boolean =>
  range !== undefined &&
  isSchoolText({ entry }) &&
  ![...mentions, ...askedMentions].some(({ of }) => of.facts.has('fulltime €')) &&
  (kind === '€' ? words.includes('temps-plein') : kind === 'minute' && range[0] >= 420);

/** From the lowest to the highest. */
function wrongRange(told: Told, { slug, facts }: Thing, { kind, range = [0, 0] }: Value): Denied[] {
  const known = [...(facts.get(kind === '€' ? 'fulltime €' : kind) ?? [])].map(Number);
  const ends = [Math.min(...known), Math.max(...known)];
  return known.length < 2 || range.join() === ends.join()
    ? []
    : [{ told, of: slug, kind, said: range.join(' to '), known: ends.join(' to ') }];
}

/** `BTS and BTSA`: one of both. */
const together = (things: readonly Thing[]): Thing =>
  things.length > 1
    ? { type: 'diploma', slug: things.map(({ slug }) => slug).join(' or '), facts: union(things) }
    : (things[0] as Thing);

/** The head of a sheet tells of its programme, and so does the level of its title. */
const isOfSheet = ({ entry, statement: { place }, words }: Told, { kind, from }: Value): boolean =>
  kind === 'alternation' || (entry.collection === 'programmes' && isOfHead(place, words, kind, from));

const isOfHead = (place: string, words: readonly string[], kind: string, from: number): boolean =>
  /^(?:summary|seo|field|title|intakes|duration)/.test(place) ||
  (kind === 'months' && /formation|parcours|cursus/.test(before(words, from, 3))) ||
  (kind === 'level' &&
    !place.startsWith('prereq') &&
    /titre|diplome|certificat/.test(before(words, from, 5)));

/** A campus or a programme after a name. */
function wrongPlace(told: Told, mentions: readonly Mention[], { of, from }: Mention): Denied[] {
  if (of.type !== 'campus' && of.type !== 'programme') return [];
  const alike = mentions.filter(isOf(of.type)).map((one) => one.of.slug);
  const thing = owner(mentions, of.type, from, told.words);
  return thing ? wrong(told, thing, of.type, alike) : [];
}

const functions =
  /^(?:responsables?|chargee?|referente?|direct(?:eur|rice)|assistante?|coordinat(?:eur|rice)|conseill(?:er|ere))$/;
const duties = /^(?:admissions?|etudes|relations|handicap|entreprises|vie)$/;
/** `directrice` and `directeur` are one function. */
const functionOf = (word: string) => (functions.test(word) ? stemOf(word).slice(0, 5) : stemOf(word));

/** `Tristan Malaval, responsable des admissions`. */
function wrongFunction(told: Told, { of, to }: Mention): Denied[] {
  const roles = [...(of.facts.get('role') ?? [])].join(' ');
  const [title = '', ...rest] = told.words.slice(to, to + 4);
  if (roles === '' || !functions.test(title)) return [];
  const duty = rest.find((word) => word.length > 3 && /^\p{L}/u.test(word)) ?? '';
  const said = [title, ...(duties.test(duty) ? [duty] : [])];
  const known = foldedText(roles)
    .split(/[^a-z]+/)
    .map(functionOf);
  return said.every((word) => known.includes(functionOf(word)))
    ? []
    : [{ told, of: of.slug, kind: 'function', said: said.join(' '), known: roles }];
}

/** The nearest name before it that has such a fact, in its clause. */
function owner(
  mentions: readonly Mention[],
  kind: string,
  at: number,
  words: readonly string[],
): Thing | undefined {
  const limit = reach[kind] ?? 0;
  const nearest = mentions.filter(({ of, to }) => to <= at && at - to <= limit && of.facts.has(kind)).at(-1);
  const isApart = nearest && words.slice(nearest.to, at).some((word) => /^[.;:|?!]$/.test(word));
  return isApart ? undefined : nearest?.of;
}

const before = (words: readonly string[], at: number, count: number) =>
  words.slice(Math.max(0, at - count), at).join(' ');

/** Whether the words around it let the value be one of the named thing. */
function isAbout({ words, statement }: Told, { kind, from, to }: Value): boolean {
  const after = words.slice(to, to + 3).join(' ');
  switch (kind) {
    case 'months':
      return (
        (from === 0 && /dur|length/i.test(statement.heading)) ||
        (/(?:^| )(?:en|dure|duree|prepare|dans|de)(?: les)?$/.test(before(words, from, 3)) &&
          !/^(?:apres|d experience|de stage|plus|avant|d alternance|dans)/.test(after))
      );
    case 'level':
      return (
        !/apres|titulaire|depuis|vers|acces|avec/.test(before(words, from, 5)) &&
        !/need|acc[eè]s|requis/i.test(statement.heading)
      );
    case '€':
      return /(?:^| )an(?: |$)/.test(after) && !/logement|loyer|environ |gagne|salaire/.test(words.join(' '));
    case 'year':
      return /promotion$/.test(before(words, from, 3));
    case 'minute':
      return /dure|stage de|en|formation/.test(before(words, from, 4));
    default:
      return true;
  }
}
