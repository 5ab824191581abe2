/**
 * Finds contradictions of the site. A fact is known by its kind (a number with its unit, a date, a price, a contact)
 * and by the words near it; all that say the same fact must say the same value. Pure.
 */
import { withDigits } from '../../../content-model/values/french-numbers';
import { type Attribute, attributes } from './attributes';
import { subjects } from './subjects';
import type { ToldPage } from './told-pages';

export interface Claim {
  fact: string;
  value: string;
  path: string;
  sentence: string;
}

export interface Disagreement {
  fact: string;
  /** By value, the most frequent one first. */
  claims: readonly Claim[];
}

const folded = new Map<string, string>();

/** Lower case without accents, numbers as digits. Cards are on many pages: each text is folded once. */
export function foldedText(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const made = fold(text);
  folded.set(text, made);
  return made;
}

const fold = (text: string): string =>
  withDigits(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').toLowerCase();

export function disagreements(pages: readonly ToldPage[]): Disagreement[] {
  const school = entitiesOf(pages);
  const told = pages.flatMap((page) => {
    const texts = page.sentences.map((sentence) => foldedIn(page, sentence));
    return page.sentences.map(
      (sentence, index): Told => ({
        page,
        sentence,
        text: texts[index] ?? '',
        before: texts.slice(Math.max(0, index - 3), index),
      }),
    );
  });
  const claims = told.flatMap((one) => [
    ...attributeClaims(one, school),
    ...roleClaims(one, school),
    // Without a number or an address, a text makes none of these.
    ...(/[\d@]/.test(one.text)
      ? [
          ...subjectClaims(one),
          ...contactClaims(one, school),
          ...programmeClaims(one, school),
          ...campusClaims(one, school),
          ...calendarClaims(one, school),
          ...kindClaims(one, school),
        ]
      : []),
  ]);
  const byFact = new Map<string, Claim[]>();
  for (const claim of claims)
    if (
      !byFact
        .get(claim.fact)
        ?.some(({ value, sentence }) => value === claim.value && sentence === claim.sentence)
    )
      byFact.set(claim.fact, [...(byFact.get(claim.fact) ?? []), claim]);
  return [...byFact].flatMap(([fact, all]) => {
    const values = groupsOf(all).sort((a, b) => b.length - a.length);
    const subject = subjects.find(({ name }) => name === fact);
    const isTrue = ([one]: readonly Claim[]) => subject?.also?.includes(one?.value ?? '') ?? false;
    const usual = values.find(isTrue) ?? values[0];
    if (subject?.near) return nearEachOther(fact, values, subject.near);
    const others = values.filter((same) => same !== usual && !isTrue(same));
    return usual && others.length > 0 ? [toldApart(fact, [usual, ...others])] : [];
  });
}

const toldApart = (fact: string, groups: readonly Claim[][]): Disagreement => ({
  fact,
  claims: groups.flatMap((same) => same.slice(0, 3)),
});

/** Very different counts belong to different things. */
function nearEachOther(fact: string, groups: readonly Claim[][], near: number): Disagreement[] {
  const numberOf = ([one]: readonly Claim[]) => Number(one?.value);
  const close = groups.filter((one) =>
    groups.some(
      (other) =>
        other !== one &&
        Math.abs(numberOf(one) - numberOf(other)) / Math.max(numberOf(one), numberOf(other)) <= near,
    ),
  );
  return close.length > 0 ? [toldApart(fact, close)] : [];
}

function groupsOf(claims: readonly Claim[]): Claim[][] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) groups.set(claim.value, [...(groups.get(claim.value) ?? []), claim]);
  return [...groups.values()];
}

interface Told {
  page: ToldPage;
  sentence: string;
  text: string;
  /** The three before it. */
  before: readonly string[];
}

/** English has commas between thousands, and half days of twelve hours. */
const inFrenchForm = (sentence: string): string =>
  sentence
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(
      /(\d{1,2})(?:\.(\d\d))?(?: (am|pm))? to (\d{1,2})(?:\.(\d\d))? (am|pm)/g,
      (_, hour, minute, half, end, endMinute, endHalf) =>
        `de ${clock(hour, minute, half ?? endHalf)} à ${clock(end, endMinute, endHalf)}`,
    );

const clock = (hour: string, minute: string | undefined, half: string): string =>
  `${(Number(hour) % 12) + (half === 'pm' ? 12 : 0)} h${minute ? ` ${minute}` : ''}`;

const foldedIn = ({ path }: ToldPage, sentence: string): string =>
  foldedText(path.startsWith('/en') ? inFrenchForm(sentence) : sentence).replace(
    /une centaine d(?:e |')/g,
    '100 ',
  );

/** A sentence with the heading of its item. */
function withHeading({ text, before }: Told): string {
  const heading = before.at(-1) ?? '';
  return heading.length < 50 && !/[.|]/.test(heading) ? `${heading} ${text}` : text;
}

function subjectClaims(told: Told): Claim[] {
  const { page, sentence, text } = told;
  const context = withHeading(told);
  return subjects.flatMap(({ name, about, number, unless, only }) => {
    if (!about.test(context) || unless?.test(text) || (only && !only.test(page.path))) return [];
    return [...text.matchAll(number)].map((match) => ({
      fact: name,
      value: amountOf(match),
      path: page.path,
      sentence,
    }));
  });
}

/** Minutes, days, or the number itself. */
function amountOf(match: RegExpMatchArray): string {
  const found = match.slice(1).filter((group) => group !== undefined);
  const numbers = found.filter((group) => /\d/.test(group)).map((group) => group.replace(/\s/g, ''));
  const unit = found.find((group) => !/\d/.test(group)) ?? '';
  const scale = /^(?:heure|hour)/.test(unit) ? 60 : /^(?:semaine|week)/.test(unit) ? 7 : 1;
  return numbers
    .map((number) => (scale === 1 ? number : String(Number(number.replace(',', '.')) * scale)))
    .join('-');
}

interface Entity {
  slug: string;
  names: RegExp;
  path: string;
}

interface School {
  campuses: Entity[];
  programmes: Entity[];
  careers: Entity[];
  /** By attribute and entity. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  team: readonly Member[];
  /** The facts on the entities' own pages. */
  phones: ReadonlyMap<string, string>;
  addresses: ReadonlyMap<string, string>;
  amounts: ReadonlyMap<string, ReadonlySet<string>>;
  declaredPhones: ReadonlySet<string>;
  declaredEmails: ReadonlySet<string>;
  /** Of the national calendar. */
  calendarDays: ReadonlySet<string>;
  emails: ReadonlyMap<string, number>;
}

/** Of a campus, as its page names them. */
interface Member {
  campus: string;
  name: string;
  role: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const phone = /(?<!\d)0\d(?: \d\d){4}(?!\d)/g;
const email = /[\w.-]+@iet\.example/g;
const day =
  /(?<!\d)(?:1er|\d{1,2}) (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)/g;
const street =
  /(?<!\d)(\d{1,3}) ((?:rue|quai|allee|chemin|avenue|cours|rampe|boulevard|place|impasse) (?:de la |de l'|des |du |de |d')[a-z'-]{4,})/g;
/** Pages that only repeat contacts. */
const isDated = /^\/(?:agenda|actualites|blog)\/./;
/** Pages on which contacts are first said. */
const declaring = /^\/(?:campus\/|formations\/|contact$|mentions-legales|reclamation|entreprise|en\/contact)/;

function entitiesOf(pages: readonly ToldPage[]): School {
  const campuses = entities(
    pages,
    /^\/campus\/([a-z-]+)$/,
    (name) => `(?:(?:campus|antenne|ouvertes) (?:iet )?(?:de |d'|du )|a |pour )${name}`,
  );
  const programmes = entities(pages, /^\/formations\/([a-z0-9-]+)$/, (name, slug) => {
    const acronym = /^bts-([a-z]{3,6})$/.exec(slug)?.[1];
    return acronym ? `${name}|btsa? ${acronym}` : name;
  });
  const careers = entities(pages, /^\/metiers\/([a-z0-9-]+)$/, (name) =>
    careerNames(name.replace(', le metier', '')),
  );
  const phones = new Map<string, string>();
  const addresses = new Map<string, string>();
  const amounts = new Map<string, Set<string>>();
  const emails = new Map<string, Set<string>>();
  const declaredPhones = new Set<string>();
  const declaredEmails = new Set<string>();
  const days = new Map<string, Set<string>>();
  for (const page of pages) {
    const text = page.sentences.map(foldedText);
    for (const found of text.join('\n').matchAll(email))
      emails.set(found[0], (emails.get(found[0]) ?? new Set()).add(page.path));
    if (/^\/formations\/bts-/.test(page.path))
      for (const one of text.filter(
        (sentence) => !/campus|portes|lundi|mardi|mercredi|jeudi|vendredi|samedi/.test(sentence),
      ))
        for (const [found] of one.matchAll(day))
          days.set(found, (days.get(found) ?? new Set()).add(page.path));
    if (declaring.test(page.path)) {
      for (const [found] of text.join('\n').matchAll(phone)) declaredPhones.add(found);
      for (const [found] of text.join('\n').matchAll(email)) declaredEmails.add(found);
    }
    const campus = campuses.find(({ path }) => path === page.path);
    const at = text.indexOf('telephone');
    const own = campus && at >= 0 ? text[at + 1]?.match(phone)?.[0] : undefined;
    if (campus && own) phones.set(campus.slug, own);
    const address = campus && [...text.join('\n').matchAll(street)][0]?.[0];
    if (campus && address) addresses.set(campus.slug, address);
    const programme = programmes.find(({ path }) => path === page.path);
    if (programme)
      amounts.set(
        programme.slug,
        new Set([...text.join('\n').matchAll(/(\d{1,6}) ?€/g)].map(([, amount]) => amount ?? '')),
      );
  }
  const entitled = { campuses, programmes, careers };
  return {
    ...entitled,
    attributes: declaredAttributes(pages, entitled),
    team: pages.flatMap((page) => membersOf(page, campuses)),
    phones,
    addresses,
    amounts,
    declaredPhones,
    declaredEmails,
    calendarDays: new Set([...days].filter(([, where]) => where.size > 4).map(([found]) => found)),
    emails: new Map([...emails].map(([found, where]) => [found, where.size])),
  };
}

function entities(
  pages: readonly ToldPage[],
  path: RegExp,
  pattern: (name: string, slug: string) => string,
): Entity[] {
  return pages.flatMap((page) => {
    const slug = path.exec(page.path)?.[1];
    if (!slug) return [];
    const name = foldedText(page.title.replace(/ \|.*/, '')).replace(/^campus (?:de |d'|du )/, '');
    return [
      { slug, path: page.path, names: new RegExp(`(?<![a-z])(?:${pattern(escaped(name), slug)})(?![a-z-])`) },
    ];
  });
}

/** 'Technicien ou technicienne de rivière': one or the other. */
function careerNames(name: string): string {
  const [, one, other, rest = ''] = /^(\S+) ou (\S+)( .*)?$/.exec(name) ?? [];
  return one ? `(?:${one}|${other})s?${rest}` : name;
}

type Entitled = Pick<School, 'campuses' | 'programmes' | 'careers'>;

/** Values on the entities' own pages, and on those of their open days. */
function declaredAttributes(pages: readonly ToldPage[], entitled: Entitled): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const page of pages) {
    const lines = page.sentences.map(foldedText);
    for (const attribute of attributes) {
      const entity = entitled[attribute.of].find((one) => declares(page, one, attribute));
      if (!entity) continue;
      const { about, value } = attribute.own ?? attribute;
      const key = `${attribute.name} of ${entity.slug}`;
      const isNear = (_: string, index: number) =>
        about.test(lines.slice(Math.max(0, index - 1), index + 1).join(' '));
      const values = lines.filter(isNear).flatMap((line) => valuesOf(line, value));
      if (values.length > 0) found.set(key, new Set([...(found.get(key) ?? []), ...values]));
    }
  }
  return found;
}

const declares = ({ path }: ToldPage, entity: Entity, { name }: Attribute): boolean =>
  path === entity.path ||
  (name === 'open day' && path.startsWith('/agenda/') && path.endsWith(`portes-ouvertes-${entity.slug}`)) ||
  (path.startsWith('/cout-d-une-annee') && path.endsWith(`campus=${entity.slug}`));

const valuesOf = (text: string, value: RegExp): string[] =>
  [...text.matchAll(value)].map((match) => match.slice(1).filter(Boolean).join('-'));

/** A name, and its function in the next line. */
function membersOf(page: ToldPage, campuses: readonly Entity[]): Member[] {
  const campus = campuses.find(({ path }) => path === page.path);
  if (!campus) return [];
  return page.sentences.flatMap((line, index) => {
    const role = foldedText(page.sentences[index + 1] ?? '');
    return isRole.test(role) && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’-]+){1,3}$/u.test(line)
      ? [{ campus: campus.slug, name: foldedText(line), role: roleOf(role) ?? role }]
      : [];
  });
}

const isRole = /^(?:charge|responsable|assistant|referent|direct)/;

/** Functions of which a campus has one. */
const roleOf = (text: string): string | undefined =>
  /referente? handicap|handicap/.test(text)
    ? 'disability contact'
    : /direct(?:eur|rice) du campus|dirige le campus/.test(text)
      ? 'director'
      : undefined;

const named = new WeakMap<readonly Entity[], Map<string, Entity[]>>();

function namedIn(entities: readonly Entity[], text: string): Entity[] {
  const known = named.get(entities) ?? new Map<string, Entity[]>();
  named.set(entities, known);
  const found = known.get(text) ?? entities.filter(({ names }) => names.test(text));
  known.set(text, found);
  return found;
}

/** The subject of a sentence: the named one, its page's own, or the one at the beginning of its page. */
function entityOf(entities: readonly Entity[], { page, text }: Told): Entity | undefined {
  const meant = namedIn(entities, text);
  if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined;
  const own = entities.find(({ path }) => path === page.path);
  if (own || !isDated.test(page.path)) return own;
  const first = namedIn(entities, page.sentences.slice(0, 10).map(foldedText).join('\n'));
  return first.length === 1 ? first[0] : undefined;
}

function contactClaims(told: Told, school: School): Claim[] {
  const { page, sentence, text } = told;
  const claim = (fact: string, value: string): Claim => ({ fact, value, path: page.path, sentence });
  const campus = entityOf(school.campuses, told);
  const phones = [...text.matchAll(phone)].flatMap(([found]) => {
    if (!school.declaredPhones.has(found))
      return [claim(`phone ${found}`, found), claim(`phone ${found}`, 'declared by nobody')];
    if (/standard|switchboard|accueil general|siege/.test(text)) return [claim('phone of the school', found)];
    const own = campus && school.phones.get(campus.slug);
    const isCampusPhone = [...school.phones.values()].includes(found);
    if (own && (isCampusPhone || page.path === campus.path) && !page.path.startsWith('/formations/'))
      return [claim(`phone of ${campus.slug}`, found), claim(`phone of ${campus.slug}`, own)];
    return [];
  });
  const isOfCampus = (known: string) => school.campuses.some(({ slug }) => known === `${slug}@iet.example`);
  const around = [...told.before, text].join(' ').replace(email, '');
  const emails = [...text.matchAll(email)].flatMap(([found]) => {
    if (isDated.test(page.path) && !school.declaredEmails.has(found) && school.emails.get(found) === 1)
      return [claim(`email ${found}`, found), claim(`email ${found}`, 'declared by nobody')];
    if (!/^[a-z]{4,}@/.test(found) || (school.emails.get(found) ?? 0) > 1) return [];
    const expected = [...school.emails]
      .filter(
        ([known, times]) =>
          times > 1 &&
          !isOfCampus(known) &&
          new RegExp(`(?<![a-z])${known.replace(/@.*/, '')}(?![a-z])`).test(around),
      )
      .map(([known]) => known);
    return expected.flatMap((known) => [
      claim(`email of ${known}`, known),
      claim(`email of ${known}`, found),
    ]);
  });
  const streets = [...text.matchAll(street)].map(([, number = '', name = '']) =>
    claim(`number in ${name}`, number),
  );
  const ownAddress = campus?.names.test(text) ? school.addresses.get(campus.slug) : undefined;
  const addresses = ownAddress
    ? [...text.matchAll(street)].flatMap(([found]) => [
        claim(`address of ${campus?.slug}`, ownAddress),
        claim(`address of ${campus?.slug}`, found),
      ])
    : [];
  return [...phones, ...emails, ...streets, ...addresses];
}

function programmeClaims(told: Told, school: School): Claim[] {
  const { page, sentence, text } = told;
  const programme = entityOf(school.programmes, told);
  if (!programme) return [];
  const claim = (fact: string, value: string): Claim => ({
    fact: `${fact} of ${programme.slug}`,
    value,
    path: page.path,
    sentence,
  });
  const own = page.path === programme.path;
  const isNamed = programme.names.test(text);
  const length = isNamed
    ? text.match(/(?:dure|duree|en|pendant|sur) (\d{1,2}) (ans?|mois|heures)(?![a-z]| pour)/)
    : own && text.match(/^(\d{1,2}) (ans?|mois|heures)(?! de)/);
  const level =
    /poursui|acces|ects|baccalaureat|^(?:titre|diplome|un diplome)|prerequis|ou un titre|entree/.test(text)
      ? null
      : text.match(/(?:titre|diplome|certification)[^.]{0,60}niveau (\d)(?!\d)/);
  const codes = own || isNamed ? [...text.matchAll(/rncp ?(\d{4,6})/g)] : [];
  const amounts = school.amounts.get(programme.slug) ?? new Set();
  const prices =
    own || !/coute|prix|tarif|frais|par an|\/an/.test(text)
      ? []
      : [...text.matchAll(/(\d{3,6}) ?(?:€|euros)/g)];
  return [
    ...(length &&
    !/d'experience|mission|contrat|\bage\b|^apres un|plus tard|depuis/.test(text) &&
    (length[2] !== 'heures' || programme.slug.startsWith('court-'))
      ? [claim('length', `${length[1]} ${length[2]?.slice(0, 2)}`)]
      : []),
    ...codes.map(([, code = '']) => claim('code', code)),
    ...(level ? [claim('level', level[1] ?? '')] : []),
    ...prices.flatMap(([, amount = '']) =>
      amounts.has(amount) ? [] : [claim('price', amount), claim('price', [...amounts].join(' or '))],
    ),
  ];
}

function campusClaims(told: Told, school: School): Claim[] {
  const { page, sentence, text } = told;
  const campus = entityOf(school.campuses, told);
  if (!campus) return [];
  const claim = (fact: string, value: string): Claim => ({
    fact: `${fact} of ${campus.slug}`,
    value,
    path: page.path,
    sentence,
  });
  const students = text.match(
    /(?:campus|antenne|accueille|recoit|quelque|environ|ses)[^.]{0,40}?(\d{2,4}) (?:etudiants|inscrits|apprenants)/,
  );
  const station =
    text.match(/gare[^.]{0,50}? a (\d{1,2}) minutes? a pied/) ??
    text.match(/(\d{1,2}) minutes a pied de la gare/);
  return [
    ...(students && Number(students[1]) >= 30 ? [claim('students', students[1] ?? '')] : []),
    ...(station ? [claim('walk from the station', station[1] ?? '')] : []),
  ];
}

/** Values that the entity's own page does not have. */
function attributeClaims(told: Told, school: School): Claim[] {
  const { page, sentence, text } = told;
  return attributes.flatMap((attribute) => {
    const { of, name, about, value, unless } = attribute;
    if (!about.test(text) || unless?.test(text)) return [];
    const [entity, ...others] = namedIn(school[of], text);
    if (!entity || others.length > 0 || declares(page, entity, attribute)) return [];
    const fact = `${name} of ${entity.slug}`;
    const declared = school.attributes.get(fact);
    if (!declared) return [];
    return valuesOf(text, value)
      .filter((one) => !declared.has(one))
      .flatMap((one) => [
        { fact, value: one, path: page.path, sentence },
        { fact, value: [...declared].join(', '), path: entity.path, sentence: 'its own page' },
      ]);
  });
}

/** A member of a team with the function of somebody else at the campus. */
function roleClaims(told: Told, { campuses, team }: School): Claim[] {
  const { page, sentence, text } = told;
  const role = roleOf(text);
  const persons = role ? team.filter(({ name }) => text.includes(name)) : [];
  const [campus, ...others] = namedIn(campuses, text);
  if (!role || persons.length !== 1 || !campus || others.length > 0) return [];
  const fact = `${role} of ${campus.slug}`;
  const own = team.filter((one) => one.role === role && one.campus === campus.slug);
  if (own.length === 0 || own.some(({ name }) => name === persons[0]?.name)) return [];
  return [
    { fact, value: persons[0]?.name ?? '', path: page.path, sentence },
    { fact, value: own.map(({ name }) => name).join(', '), path: campus.path, sentence: 'its own page' },
  ];
}

/** A date of wishes belongs to the national calendar. */
function calendarClaims({ page, sentence, text }: Told, { calendarDays }: School): Claim[] {
  if (!/voeux|parcoursup/.test(text) || /portes ouvertes|campus de/.test(text)) return [];
  const fact = 'days of the national calendar';
  // A date right behind a word is the day its news was published.
  const said = [...text.matchAll(day)].filter(({ index }) => !/[a-z]$/.test(text.slice(0, index)));
  return said.map(([found]) => ({
    fact,
    value: calendarDays.has(found) ? [...calendarDays].join(', ') : found,
    path: page.path,
    sentence,
  }));
}

/** Prices of a kind of programmes are those of its sheets. */
function kindClaims(told: Told, { programmes, amounts }: School): Claim[] {
  const { page, sentence, text } = told;
  const kinds = ['bts', 'bachelor', 'mastere'].filter((kind) => text.includes(kind));
  const [kind] = kinds;
  if (
    kinds.length !== 1 ||
    !kind ||
    programmes.some(({ names, path }) => names.test(text) || path === page.path)
  )
    return [];
  if (!/par an|coute|prix|tarif|temps plein/.test(text)) return [];
  const known = new Set(
    programmes.flatMap(({ slug }) => (slug.startsWith(kind) ? [...(amounts.get(slug) ?? [])] : [])),
  );
  return [...text.matchAll(/(\d{3,6}) (?:a (\d{3,6}) )?(?:€|euros)/g)]
    .flatMap(([, from, to]) => [from, to])
    .filter((amount) => amount !== undefined && !known.has(amount))
    .flatMap((amount) => [
      { fact: `price of a ${kind}`, value: amount ?? '', path: page.path, sentence },
      { fact: `price of a ${kind}`, value: 'on its sheets', path: page.path, sentence },
    ]);
}
