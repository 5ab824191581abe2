/**
 * A school's own Strapi lacks fields of a collection, and refuses every question that names one: each page is shown.
 */
import { beforeAll, expect, it, vi } from 'vitest';
import type { CollectionName } from '../../content-model/places';
import { attributesOf } from '../../content-service/contract/attributes';
import { servedCollections } from '../../content-service/contract/collections';
import { answerWithoutFields } from '../../content-service/embedded/without-fields';
import type { between } from '../contract/spoilt-site';
import { addresses } from './addresses';
import { type MatrixSite, matrixSite } from './matrix-site';
import { sampled } from './sample';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('../contract/spoilt-site')).spoiltHandler(original as never),
);
vi.mock('~/base/clock', async () => {
  const { steady } = await import('./matrix-site');
  return { steadyClock: () => performance.now() + steady.ahead };
});

let site: MatrixSite;
beforeAll(async () => {
  site = await matrixSite();
});

const kept = new Set([
  'slug',
  'title',
  'name',
  'question',
  'rubrique',
  'type',
  'body',
  'publishDate',
  'topic',
]);
const rows = (Object.keys(servedCollections) as CollectionName[]).flatMap((collection) =>
  attributesOf(collection)
    .map(({ name }) => name)
    .filter((name) => !kept.has(name))
    // Half of a collection's fields, and the other half.
    .reduce<[string[], string[]]>(([one, other], name) => [other, [...one, name]], [[], []])
    .filter((fields) => fields.length > 0)
    .map((fields) => ({ collection, fields })),
);
const lacking =
  (path: string, fields: readonly string[]): typeof between.answer =>
  (service, request) => {
    const { pathname } = new URL(request.url);
    const isMeant = pathname === path || pathname.startsWith(`${path}/`);
    return isMeant ? answerWithoutFields(service, request, fields) : service(request);
  };

it('events without one field: every page of the school is complete except for that field', async () => {
  await site.start(lacking('/api/events', ['availability']));
  const wrong: unknown[] = [];
  for (const address of addresses) {
    const { status, lacksPart } = await site.visit(address);
    if (status !== 200 || lacksPart) wrong.push([address, status, lacksPart]);
  }
  expect(wrong).toEqual([]);
});

const nameOf = ({ collection, fields }: (typeof rows)[number]) =>
  `${collection} without ${fields.join(', ')}`;

it.each(sampled(rows, nameOf).map((row) => [nameOf(row), row] as const))(
  '%s',
  async (_, { collection, fields }) => {
    const path = `/api/${servedCollections[collection].path.replace('{namespace}', 'iet')}`;
    await site.start(lacking(path, fields));
    const wrong: unknown[] = [];
    for (const address of addresses) {
      const { status } = await site.visit(address);
      // A later page of a list that is empty now is none.
      if (status >= 500) wrong.push([address, status]);
    }
    expect(wrong).toEqual([]);
    expect(
      site.warnings.filter(({ path }) => String(path).startsWith(`${path} `)).length,
    ).toBeLessThanOrEqual(fields.length);
  },
);
