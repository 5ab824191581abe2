/**
 * Each field of each collection and block is broken in each way, in every answer: an entry with a slug and a title has
 * its page and is in its lists, and counts match the entries shown.
 */
import { beforeAll, expect, it, vi } from 'vitest';
import { servedCollections } from '../../content-service/contract/collections';
import type { between } from '../contract/spoilt-site';
import { addresses } from './addresses';
import { breakages, type Field, fields, type Wire } from './broken-fields';
import { headOf, type MatrixPage, type MatrixSite, matrixSite } from './matrix-site';
import { sampled } from './sample';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('../contract/spoilt-site')).spoiltHandler(original as never),
);
vi.mock('~/base/clock', async () => {
  const { steady } = await import('./matrix-site');
  return { steadyClock: () => performance.now() + steady.ahead };
});

type Answer = typeof between.answer;

const ways = Object.entries(breakages);
const pathOf = ({ collection }: Field) =>
  `/api/${servedCollections[collection].path.replace('{namespace}', 'iet')}`;

/** An answer of the service about a collection, and whether it is one entry. */
const isAbout = (field: Field, pathname: string) => pathname === pathOf(field) || isEntry(field, pathname);
const isEntry = (field: Field, pathname: string) => pathname.startsWith(`${pathOf(field)}/`);

/** Every answer about the collection, with the fields broken in every entry. @param wayOf by an entry's number and a field's */
function broken(group: readonly Field[], wayOf: (entry: number, field: number) => number): Answer {
  const [first] = group as [Field];
  return async (service, request) => {
    const { pathname } = new URL(request.url);
    const response = await service(request);
    if (!response.ok || !isAbout(first, pathname)) return response;
    const body = (await response.json()) as { data: Wire | Wire[] };
    for (const [index, entry] of [body.data].flat().entries())
      for (const [number, { change }] of group.entries()) {
        const value = ways[wayOf(index, number) % ways.length]?.[1];
        change(entry, (holder, key) => {
          if (value === undefined) delete holder[key];
          else holder[key] = value;
        });
      }
    return Response.json(body);
  };
}

interface Whole extends MatrixPage {
  answers: { pathname: string; entries: Wire[] }[];
}

const whole = new Map<string, Whole>();
let site: MatrixSite;

beforeAll(async () => {
  site = await matrixSite();
  for (const address of addresses) {
    const answers: Whole['answers'] = [];
    await site.start(async (service, request) => {
      const response = await service(request);
      const { pathname } = new URL(request.url);
      const body = response.ok ? ((await response.clone().json()) as { data?: Wire | Wire[] }) : {};
      if (body.data) answers.push({ pathname, entries: [body.data].flat() });
      return response;
    });
    whole.set(address, { ...(await site.visit(address)), answers });
  }
});

/** Pages with one of the fields in their answers: those with entries of their own, and all. */
function pagesWith(group: readonly Field[]) {
  const [first] = group as [Field];
  const holds = (entries: readonly Wire[]) => {
    let found = false;
    for (const entry of entries)
      for (const { change } of group)
        change(entry, () => {
          found = true;
        });
    return found;
  };
  const within = ({ answers }: Whole, isMeant: typeof isAbout) =>
    answers.some(({ pathname, entries }) => isMeant(first, pathname) && holds(entries));
  // The search index is built beside the pages, at its own pace.
  const pages = [...whole].filter(([address]) => !address.startsWith('/recherche'));
  const named = (isMeant: typeof isAbout) =>
    pages.filter(([, page]) => within(page, isMeant)).map(([address]) => address);
  return { all: named(isAbout), entries: named(isEntry) };
}

/** Pages of one kind that fields are looked for on. */
const most = { all: 12, entries: 2 };

/** The errors when these fields are broken, in each way. */
async function troublesWith(group: readonly Field[]): Promise<unknown[]> {
  const pages = pagesWith(group);
  const wrong: unknown[] = [];
  const look = async (how: string, addresses: readonly string[]) => {
    for (const address of addresses) {
      const troubles = troublesOf(await site.visit(address), whole.get(address) as Whole, group);
      wrong.push(...troubles.map((trouble) => [how, address, trouble]));
    }
  };
  // Each entry of a list is broken in a different way.
  await site.start(broken(group, (entry, field) => entry + field));
  await look('each otherwise', pages.all.slice(-most.all));
  for (const [way, [how]] of ways.entries()) {
    if (pages.entries.length === 0) continue;
    await site.start(broken(group, (_, field) => way + field));
    await look(how, pages.entries.slice(0, most.entries));
  }
  return wrong;
}

/** Fields broken at once, if neither contains the other. */
const atOnce = 8;

const groups = fields.reduce<Field[][]>((groups, field) => {
  const isApart = (other: Field) =>
    other.collection === field.collection &&
    !other.place.startsWith(field.place) &&
    !field.place.startsWith(other.place);
  const group = groups.find((group) => group.length < atOnce && group.every(isApart));
  if (group) group.push(field);
  else groups.push([field]);
  return groups;
}, []);

const nameOf = (group: readonly Field[]) =>
  `${group[0]?.collection} ${group.map(({ place }) => place.replace(/^.*\/blocks\./, '')).join(', ')}`;

it.each(sampled(groups, nameOf).map((group) => [nameOf(group), group] as const))('%s', async (_, group) => {
  const together = await troublesWith(group);
  if (together.length === 0) return;
  // Which of them it was.
  const alone: unknown[] = [];
  for (const field of group) {
    const troubles = await troublesWith([field]);
    if (troubles.length > 0) alone.push([field.place, troubles]);
  }
  expect(alone.length > 0 ? alone : together).toEqual([]);
});

function troublesOf(page: MatrixPage, before: MatrixPage, group: readonly Field[]): unknown[] {
  if (page.status !== before.status) return [page.status];
  const troubles: unknown[] = [];
  // A word without a label is named once, on the page about it.
  const missing = page.text.match(/Taxo introuvable[^<"]*/g) ?? [];
  if (missing.length > 1) troubles.push(missing.slice(0, 2));
  // An unknown value is shown as it is, or left out; an absent one leaves no word of the code.
  const words = />(?:[^<]*\b)?(?:null|undefined|NaN|Invalid Date|\[object Object\])\b/.exec(
    page.text.replace(/<script\b.*?<\/script>/gs, ''),
  );
  if (words) troubles.push(words[0].slice(0, 80));
  // Blocks show their fields; a query by a relation or a day is different without it.
  const isOfEntries = group.every(
    ({ place, attribute: { kind } }) => !place.startsWith('pageLayout') && !choosing.has(kind),
  );
  if (isOfEntries && entriesOf(page.text) !== entriesOf(before.text))
    troubles.push([entriesOf(before.text), entriesOf(page.text)]);
  const [title, heading] = headOf(page.text);
  if (heading !== undefined && before.text.includes('<h1') && heading === '') troubles.push('no heading');
  if (title === '') troubles.push('no title');
  return troubles;
}

const choosing = new Set(['relation', 'date', 'datetime', 'boolean']);

/** Entries a page or a file lists. */
const entriesOf = (text: string) =>
  (text.match(/<article\b|<entry>|<item>|BEGIN:VEVENT|<url>/g) ?? []).length;
