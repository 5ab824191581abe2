/**
 * Each collection fails in each way, and every template is visited: only a page's main subject makes it fail. Other
 * parts of a page are left out, as if empty; one line of the log reports it.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { collectionPath } from '../../app/content/collections';
import { withFaults } from '../../content-service/embedded/faults';
import type { between } from '../contract/spoilt-site';
import { addresses, everyCollection, subjectsOf } from './addresses';
import { chunksOf, headOf, type MatrixPage, type MatrixSite, matrixSite } from './matrix-site';
import { sampled } from './sample';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('../contract/spoilt-site')).spoiltHandler(original as never),
);
vi.mock('~/base/clock', async () => {
  const { steady } = await import('./matrix-site');
  return { steadyClock: () => performance.now() + steady.ahead };
});

type Answer = typeof between.answer;

/** The ways in which a collection fails. */
const failures: Record<string, Answer> = {
  'a 500': faulty('error-500'),
  'a field Strapi refuses': async () =>
    Response.json(
      { data: null, error: { status: 400, name: 'ValidationError', message: 'Invalid key anything' } },
      { status: 400 },
    ),
  garbage: faulty('wrong-shape'),
  'no answer': faulty('down'),
  // Like the deadline of a call, but at once.
  'a late answer': async () => {
    throw new DOMException('too late', 'TimeoutError');
  },
};

function faulty(kind: 'error-500' | 'wrong-shape' | 'down'): Answer {
  return (service, request) => {
    const { set, handler } = withFaults(service);
    set({ kind, only: '/' });
    return handler(request);
  };
}

/** The collection without an entry; a single record is empty. */
const none: Answer = async (service, request) => {
  const { pathname, searchParams } = new URL(request.url);
  // Whether there is any content: a failure does not close a screen.
  if (searchParams.get('pagination[pageSize]') === '1') return service(request);
  return Response.json(pathname === '/api/labels' ? {} : { data: [], meta: { pagination: { total: 0 } } });
};

const pathOf = (name: string) =>
  `/api${collectionPath(Object.fromEntries(everyCollection)[name] as never, 'iet')}`;

/** Only this collection answers in this way. */
const only =
  (path: string, answer: Answer): Answer =>
  (service, request) => {
    const { pathname } = new URL(request.url);
    return pathname === path || pathname.startsWith(`${path}/`) ? answer(service, request) : service(request);
  };

const rows = everyCollection.flatMap(([name]) => Object.keys(failures).map((how) => ({ name, how })));

let site: MatrixSite;
const whole = new Map<string, MatrixPage>();

beforeAll(async () => {
  site = await matrixSite();
  await site.start();
  for (const address of addresses) whole.set(address, await site.visit(address));
  const unwell = [...whole].filter(([, { status, lacksPart }]) => status !== 200 || lacksPart);
  expect(unwell.map(([address, { status }]) => [address, status])).toEqual([]);
});

const empty = new Map<string, ReadonlyMap<string, MatrixPage>>();

/** Whether the page asks for anything of the collection. */
const asks = (address: string, name: string) => {
  const path = pathOf(name).slice('/api'.length);
  return Boolean(whole.get(address)?.asked.some((one) => one === path || one.startsWith(`${path}/`)));
};

/** The pages that ask for it, of a school that has no entry of the collection. */
async function visitedWithout(name: string): Promise<ReadonlyMap<string, MatrixPage>> {
  const known = empty.get(name);
  if (known) return known;
  await site.start(only(pathOf(name), none));
  const pages = new Map<string, MatrixPage>();
  for (const address of addresses) if (asks(address, name)) pages.set(address, await site.visit(address));
  empty.set(name, pages);
  return pages;
}

describe.each(sampled(rows, ({ name, how }) => `${name} ${how}`))('$name: $how', ({ name, how }) => {
  const path = pathOf(name);
  const bySubject = addresses.map((address) => ({ address, isSubject: subjectsOf(address).includes(name) }));
  const beside = bySubject.filter(({ isSubject }) => !isSubject).map(({ address }) => address);

  it('fails only its own part of other pages, and is logged once', async () => {
    const without = await visitedWithout(name);
    await site.start(only(path, failures[how] as Answer));
    const wrong: unknown[] = [];
    // Whether pages that do not ask for it stay is the same for each failure.
    for (const address of how === 'no answer' ? beside : beside.filter((one) => asks(one, name))) {
      const page = await site.visit(address);
      const before = whole.get(address) as MatrixPage;
      if (page.status !== 200) wrong.push([address, page.status]);
      // The search index is built beside the pages, at its own pace.
      else if (!address.startsWith('/recherche'))
        wrong.push(...differences(address, page, before, without.get(address)));
    }
    expect(wrong).toEqual([]);
    const told = site.warnings.filter(({ why }) => why !== undefined);
    expect(told.map(({ path }) => path)).toEqual(told.length === 0 ? [] : [path.slice('/api'.length)]);
  });

  it('fails the pages that are about it', async () => {
    await site.start(only(path, failures[how] as Answer));
    const wrong: unknown[] = [];
    for (const { address } of bySubject.filter(({ isSubject }) => isSubject)) {
      const { status } = await site.visit(address);
      if (status < 500) wrong.push([address, status]);
    }
    expect(wrong).toEqual([]);
  });
});

/**
 * The parts that remain for an empty collection also remain for a failed one, and nothing is added; such a page is not
 * kept.
 */
function differences(address: string, page: MatrixPage, before: MatrixPage, empty: MatrixPage | undefined) {
  const [now, then] = [chunksOf(page.text), chunksOf(before.text)];
  const without = empty?.status === 200 ? chunksOf(empty.text) : new Set<string>();
  const uncounted = [...now].flatMap(counted);
  const isCount = (chunk: string) => uncounted.some((pattern) => pattern.test(chunk));
  const lost = [...without].filter((chunk) => then.has(chunk) && !now.has(chunk) && !isCount(chunk));
  const isNew = [...now].filter(
    (chunk) =>
      !then.has(chunk) &&
      !without.has(chunk) &&
      !counted(chunk).some((one) => [...then].some((t) => one.test(t))),
  );
  const wrong: unknown[] = [];
  if (lost.length > 0) wrong.push([address, 'lost', lost.slice(0, 5)]);
  if (isNew.length > 0) wrong.push([address, 'new', isNew.slice(0, 5)]);
  const heads = [before, empty].map((one) => one && String(headOf(one.text)));
  const head = String(headOf(page.text));
  const isKnown = (one: string | undefined) =>
    one === head || counted(head).some((same) => same.test(one ?? ''));
  if (!heads.some(isKnown)) wrong.push([address, headOf(page.text)]);
  const isChanged = lost.length > 0 || [...then].some((chunk) => !now.has(chunk));
  if (isChanged && !page.lacksPart && !page.brief) wrong.push([address, 'is kept']);
  return wrong;
}

/** A text that quotes an unknown number has « … » in its place. */
function counted(text: string): RegExp[] {
  if (!text.includes('…')) return [];
  const asWritten = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return [new RegExp(`^${asWritten.replaceAll('…', '\\d+')}$`)];
}
