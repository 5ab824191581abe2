/** What each page says of a fact, read from its HTML, and where two of them differ. */
import type { z } from 'zod';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { programmes } from '../../content-model/collections/programmes';
import { pick } from '../../content-model/field';
import { dataBlocksOf, visit } from './crawl';
import type { RenderedSite } from './rendered-site';

/** What each page says of a fact; empty where it does not speak of it. */
type Statements = Readonly<Record<string, string>>;

export interface Difference {
  subject: string;
  fact: string;
  told: Statements;
}

type Page = (address: string) => Promise<string>;

const pageOf =
  (site: RenderedSite): Page =>
  async (address) =>
    (await visit(site, address)).html;

/** The HTML of the pages that list all programmes or campuses. */
type Lists = Readonly<Record<'cards' | 'prices' | 'campuses', string>>;

interface Course {
  '@type': string;
  offers?: { price: number }[];
  educationalCredentialAwarded?: { identifier?: string };
}

/** The values of each programme's fields. */
const readValues = reader(pick(programmes.fields, 'slug', 'campuses', 'certification', 'prices'));

type Values = z.output<typeof readValues>;

const characters: Readonly<Record<string, string>> = { '&#x27;': "'", '&amp;': '&', '&quot;': '"' };

/** The text of a piece of HTML for all readers, in one line with plain spaces. */
const read = (html: string): string =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<span class="sr-only">.*?<\/span>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x27|amp|quot);/g, (written) => characters[written] ?? written)
    .replace(/\s+/g, ' ')
    .trim();

/** The HTML inside the first element that has these attributes, up to the end of `tag`. */
function inside(html: string, attributes: string, tag: string): string {
  const at = html.indexOf(attributes);
  if (at < 0) return '';
  return html.slice(html.indexOf('>', at) + 1, html.indexOf(`</${tag}>`, at));
}

/** The item of a list around a link. */
function itemWith(html: string, href: string, tag: 'article' | 'li'): string {
  const at = html.indexOf(`href="${href}`);
  return at < 0 ? '' : html.slice(html.lastIndexOf(`<${tag}`, at), html.indexOf(`</${tag}>`, at));
}

const described = (section: string, term: string) =>
  read(inside(section.slice(Math.max(0, section.indexOf(`<dt>${term}</dt>`))), '<dd', 'dd'));
/** A line of the comparison of one programme. */
const compared = (table: string, row: string) => {
  const [, after = ''] = table.split(`<span>${row}`);
  return read(inside(after, '<td', 'td'));
};

/** `Candidatures : jusqu’au 12 mars` is `Jusqu’au 12 mars` under that heading; notes follow with commas. */
const sameWords = (line: string) =>
  line
    .replace(/, (?=\p{Lu}[\p{L} ]+ : )/gu, ' · ')
    .replace(/^Candidatures : /, '')
    .toLowerCase();
const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b).join();
const amountsIn = (text: string) =>
  sorted([...text.matchAll(/(\d[\d ]*) €/g)].map(([, amount = '']) => Number(amount.replaceAll(' ', ''))));
/** The expected words if a text has them, else the text. */
const holding = (text: string, words: string) => (text === '' || text.includes(words) ? words : text);
const countIn = (text: string) => /\d+/.exec(text)?.[0] ?? '0';
const links = (html: string, start: string) => String(html.split(`href="${start}`).length - 1);
const cards = (html: string) =>
  String(inside(html, 'class="finder-results', 'main').split('<article').length - 1);
const saidCount = (html: string) => read(inside(html, 'finder-count"', 'p'));

/** All numbers of a sentence but its kilometres, added up. */
const sumIn = (text: string) =>
  String(
    (text.replaceAll(/\d+ km/g, '').match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0),
  );

/** What a form of the cost of a year answers, opened. */
function costAnswer(html: string): string {
  const [, part = ''] = html.split('id="cout"');
  const [, after = ''] = part.split('</form>');
  return read(after.split('</section>')[0] ?? '');
}

/** @param rates their names on pages: success, then success in a course without certification */
export async function differencesIn(site: RenderedSite, rates: readonly string[]): Promise<Difference[]> {
  const page = pageOf(site);
  // The site's own services: a test may have loaded the modules again.
  const { services } = await import('~/services/services.server');
  const query = { ...selectionOf(readValues), sort: ['slug:asc'] };
  const entries = await listEvery(services().content, '/programmes', readValues, query);
  const lists = {
    cards: await page('/formations?tri=nom'),
    prices: await page('/tarifs'),
    campuses: await page('/campus'),
  };
  const differences: Difference[] = [];
  for (const programme of entries)
    differences.push(...differing(programme.slug, await factsOf(programme, site, lists, rates)));
  return [...differences, ...(await differentCounts(page, lists))];
}

const differing = (subject: string, facts: Readonly<Record<string, Statements>>): Difference[] =>
  Object.entries(facts)
    .filter(([, told]) => new Set(Object.values(told).filter(Boolean)).size > 1)
    .map(([fact, told]) => ({ subject, fact, told }));

/** The HTML of the pages that speak of a programme. */
interface ProgrammePages {
  slug: string;
  sheet: string;
  /** The comparison with this programme only. */
  table: string;
  /** The form of a contact. */
  form: string;
  /** The item of the programme in the list of all, without its markup. */
  card: string;
  priceItem: string;
  /** The item among the search results, and the same without its markup. */
  resultItem: string;
  result: string;
  course: Course | undefined;
}

async function factsOf(
  programme: Values,
  site: RenderedSite,
  lists: Lists,
  rates: readonly string[],
): Promise<Record<string, Statements>> {
  const { slug, campuses, certification, prices } = programme;
  const page = pageOf(site);
  const pages = await readPages(slug, site, lists);
  return {
    ...admissionFacts(pages),
    ...priceFacts(pages, prices),
    ...registrationFacts(pages, certification),
    ...outcomeFacts(pages, certification, rates),
    ...(await openDayFacts(pages.sheet, programme, page, lists.campuses)),
    ...Object.fromEntries(await costs(page, slug, campuses, prices)),
  };
}

async function readPages(slug: string, site: RenderedSite, lists: Lists): Promise<ProgrammePages> {
  const page = pageOf(site);
  const sheet = await visit(site, `/formations/${slug}`);
  const table = await page(`/formations/comparer?f=${slug}`);
  const results = await page(`/recherche?q=${slug.replaceAll('-', '+')}&type=formations`);
  const form = await page(`/crm/contact?course=${slug}`);
  const resultItem = itemWith(results, `/formations/${slug}"`, 'li');
  const dataBlocks = dataBlocksOf(sheet) as { '@graph': Course[] }[];
  return {
    slug,
    sheet: sheet.html,
    table,
    form,
    card: read(itemWith(lists.cards, `/formations/${slug}"`, 'article')),
    priceItem: itemWith(lists.prices, `/formations/${slug}#tarifs`, 'li'),
    resultItem,
    result: read(resultItem),
    course: dataBlocks.flatMap((block) => block['@graph']).find((node) => node['@type'] === 'Course'),
  };
}

/** One of the answers at the head of a sheet. */
const answerOn = (sheet: string, id: string) => inside(sheet, `class="decision-${id}"`, 'div');

function admissionFacts(pages: ProgrammePages): Record<string, Statements> {
  const { slug, sheet, table, form, card, priceItem, resultItem, result } = pages;
  const [deadline = '', note = ''] = inside(answerOn(sheet, 'deadline'), '<dd', 'dd').split('</a>');
  const brief = read(inside(priceItem, '<p', 'p'));
  const access = inside(sheet, 'id="admission"', 'section');
  const today = read(inside(access, 'class="application', 'dd'));
  const calendar = described(access, 'Calendrier');
  // The form names the state of the courses that it takes.
  const takesCourse = sheet.includes(`/crm/contact?course=${slug}`);
  const resultFacts = read(inside(resultItem, 'result-facts', 'p')).split(' · ');
  return {
    'ways of applying': {
      sheet: sameWords([deadline, note].map(read).filter(Boolean).join(' · ')),
      prices: sameWords(brief),
      card: sameWords(holding(card, brief)),
      search: sameWords(holding(result, brief)),
      form: takesCourse ? sameWords(holding(read(form), brief)) : '',
    },
    'application at the school': {
      actions: String(inside(sheet, 'id="demarches"', 'ul').includes('/crm/registration')),
      'bottom bar': String(inside(sheet, 'class="bottom-bar', 'nav').includes('/crm/registration')),
    },
    'state of admission': { sheet: today, comparison: holding(compared(table, 'Aujourd’hui'), today) },
    'calendar of admission': { sheet: calendar, comparison: compared(table, 'Calendrier') },
    'all year': /toute l’année/i.test(calendar)
      ? { calendar: 'all year', today: /toute l’année|complet/i.test(today) ? 'all year' : today }
      : {},
    alternance: {
      sheet: String(/alternance/i.test(read(answerOn(sheet, 'pace')))),
      search: result && String(resultFacts.includes('Alternance')),
    },
  };
}

function priceFacts(
  { sheet, card, priceItem, result, course }: ProgrammePages,
  prices: Values['prices'],
): Record<string, Statements> {
  const price = read(inside(answerOn(sheet, 'price'), '<dd', 'dd'));
  return {
    prices: {
      field: sorted(prices.flatMap(({ amount }) => amount ?? [])),
      'structured data': sorted((course?.offers ?? []).map(({ price: amount }) => amount)),
      prices: amountsIn(read(inside(priceItem, '<dl', 'dl'))),
    },
    'price in brief': { sheet: price, card: holding(card, price), search: holding(result, price) },
  };
}

function registrationFacts(
  { sheet, table, course }: ProgrammePages,
  certification: Values['certification'],
): Record<string, Statements> {
  const registration = inside(sheet, 'id="certification"', 'section');
  const codeInTable = compared(table, 'Code au répertoire');
  const code = (text: string) => /\b(?:RNCP|RS)\d+/.exec(text)?.[0] ?? text;
  const end = (text: string) => /(?:prend fin|a expiré) le [\p{L}\d ]+/u.exec(text)?.[0] ?? 'valid';
  return {
    'code of the register': {
      sheet: certification ? code(described(registration, 'Code au répertoire')) : '',
      comparison: certification ? code(codeInTable) : '',
      // The number of a made-up registration means another one in the real register.
      field: certification?.demo ? '' : (certification?.rncpCode ?? ''),
      'structured data': course?.educationalCredentialAwarded?.identifier ?? '',
    },
    'end of the registration': { sheet: end(read(registration)), comparison: end(codeInTable) },
  };
}

function outcomeFacts(
  { sheet, table }: ProgrammePages,
  certification: Values['certification'],
  rates: readonly string[],
): Record<string, Statements> {
  const outcomes = inside(sheet, 'id="resultats"', 'section');
  const success = answerOn(sheet, 'success');
  const employment = /^(.*?%) (.*)$/.exec(read(inside(sheet, 'class="sheet-employment"', 'a')));
  return {
    ...Object.fromEntries(
      rates.map((rate) => [
        rate,
        {
          sheet: outcomes.includes(`<dt>${rate}</dt>`) ? described(outcomes, rate) : '',
          comparison: outcomes.includes(`<dt>${rate}</dt>`) ? rateIn(table, rate, rates) : '',
        },
      ]),
    ),
    success: {
      head: /^[\d,]+ %/.exec(read(inside(success, '<dd', 'dd')))?.[0] ?? '',
      sheet: success ? described(outcomes, rates[certification ? 0 : 1] ?? '') : '',
    },
    'share at work': {
      sheet: employment ? described(outcomes, employment[2] ?? '') : '',
      careers: employment?.[1] ?? '',
    },
  };
}

/** @param directory the page of all campuses */
async function openDayFacts(
  sheet: string,
  { slug, campuses }: Values,
  page: Page,
  directory: string,
): Promise<Record<string, Statements>> {
  const openDayOn = (html: string) =>
    /href="(\/agenda\/[^"]+)"/.exec(answerOn(html, 'open-day'))?.[1] ?? 'none';
  const openDays = campuses
    .map((campus) => openDayAt(directory, campus.slug))
    .filter((openDay) => openDay !== null)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const soonest = openDays.filter(({ day }) => day === openDays[0]?.day).map(({ href }) => href);
  const first = openDayOn(sheet);
  const ofCampuses = await Promise.all(
    campuses.slice(0, 2).map(async (campus) => {
      const openDay = openDayAt(directory, campus.slug);
      const html = openDay ? await page(`/formations/${slug}?campus=${campus.slug}`) : '';
      const statements = openDay ? { sheet: openDayOn(html), directory: openDay.href } : {};
      return [`open day at ${campus.slug}`, statements];
    }),
  );
  return {
    'open day': {
      sheet: soonest.includes(first) ? 'soonest' : first,
      directory: soonest.length > 0 ? 'soonest' : 'none',
    },
    ...Object.fromEntries(ofCampuses),
  };
}

/** A rate in the comparison: one that is not that of its line has its name with it. */
function rateIn(table: string, rate: string, rates: readonly string[]): string {
  const [success = '', assessed] = rates;
  return rate === assessed ? compared(table, success).replace(` ${rate}`, '') : compared(table, rate);
}

/** What a year costs at the first campus, by status, on the sheet and among the prices. */
function costs(page: Page, slug: string, campuses: Values['campuses'], prices: Values['prices']) {
  const words = { initial: 'etudiant', apprenticeship: 'apprenti', continuing: 'formation-continue' };
  const [campus] = campuses;
  const statuses = campus ? [...new Set(prices.map(({ status }) => words[status]))] : [];
  return Promise.all(
    statuses.map(async (status) => {
      const query = `statut=${status}&campus=${campus?.slug}&age=18`;
      const sheet = await page(`/formations/${slug}?${query}`);
      const priceList = await page(`/tarifs?formation=${slug}&${query}`);
      // A course of some days has no cost of a year, which the prices say.
      const statements: Statements = sheet.includes('id="cout"')
        ? { sheet: costAnswer(sheet), prices: costAnswer(priceList) }
        : {};
      return [`cost of a year as ${status}`, statements] as const;
    }),
  );
}

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

/** The next open day of a campus in the directory. */
function openDayAt(directory: string, campus: string): { href: string; day: string } | null {
  const entry = itemWith(directory, `/campus/${campus}" class="title-link"`, 'li');
  const [, href = '', words = ''] = /href="([^"]+)" class="directory-open-day">([^<]*)</.exec(entry) ?? [];
  const [, date = '', month = '', year = ''] = /(\d+)(?:er)?\s(\p{L}+)\s(\d{4})/u.exec(words) ?? [];
  const day = [year, String(months.indexOf(month)).padStart(2, '0'), date.padStart(2, '0')].join('-');
  return href === '' ? null : { href, day };
}

/** A number beside a list is that of its items, and of each link and heading that announces them. */
async function differentCounts(page: Page, { prices, campuses }: { prices: string; campuses: string }) {
  const whole = inside(await page('/formations'), 'class="finder-results', 'main');
  const differences: Difference[] = [];
  for (const level of [0, 1, 2, 3, 4, 5]) {
    const list = await page(`/formations?niveau=${level}`);
    const group = whole.slice(whole.indexOf(`id="niveau-${level}"`));
    const priced = inside(prices, `<section id="niveau-${level}"`, 'section');
    differences.push(
      ...differing(`level ${level}`, {
        count: {
          said: countIn(saidCount(list)),
          cards: cards(list),
          group: whole.includes(`id="niveau-${level}"`)
            ? String(inside(group, 'id=', 'section').split('<article').length - 1)
            : '0',
          prices: links(priced, '/formations/'),
        },
      }),
    );
  }
  for (const [, campus = ''] of campuses.matchAll(/href="\/campus\/([a-z-]+)" class="title-link"/g)) {
    const there = await page(`/formations?campus=${campus}`);
    const near = await page(`/formations?pres-de=${campus}`);
    differences.push(
      ...differing(campus, {
        count: {
          said: countIn(saidCount(there)),
          cards: cards(there),
          'on the spot': /(\d+) formations? sur place/.exec(saidCount(near))?.[1] ?? '0',
          campus: String(
            (await page(`/campus/${campus}`))
              .split('class="programme-lines')
              .slice(1)
              .reduce(
                (sum, lines) => sum + Number(links(lines.slice(0, lines.indexOf('</ul>')), '/formations/')),
                0,
              ),
          ),
        },
        'count around': {
          said: sumIn(saidCount(near)),
          cards: cards(near),
        },
        ...(await countsOfListsAround(page, campus)),
      }),
    );
  }
  return differences;
}

/** Offers and events around a campus, on all their pages, and what is said of them. */
async function countsOfListsAround(page: Page, campus: string): Promise<Record<string, Statements>> {
  const counts: [string, Statements][] = [];
  for (const [list, tag, item, here] of [
    [
      'offres-alternance',
      'h2',
      '<article',
      /class="offer-row-place">[^<]*(?:<!-- -->[^<]*)?<span>sur place</g,
    ],
    ['agenda', 'p', '<article', null],
  ] as const) {
    const address = `/${list}?pres-de=${campus}`;
    const pages = [await page(address)];
    while (pages.at(-1)?.includes('rel="next"'))
      pages.push(await page(`${address}&page=${pages.length + 1}`));
    const whole = pages.map((html) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))).join('');
    const said = read(inside(whole, 'class="list-count"', tag));
    const [, onSite = '0'] = /(\d+) \S+ sur place/.exec(said) ?? [];
    counts.push([`${list} around`, { said: sumIn(said), items: String(whole.split(item).length - 1) }]);
    const there = here
      ? [...whole.matchAll(here)].length
      : whole
          .split('<section')
          .filter((section) => read(inside(section, '<h2', 'h2')).endsWith(' sur place'))
          .reduce((sum, section) => sum + section.split(item).length - 1, 0);
    counts.push([`${list} on the spot`, { said: onSite, items: String(there) }]);
  }
  return Object.fromEntries(counts);
}
