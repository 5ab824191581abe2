/** A school's own Strapi lacks fields of a collection, and refuses every question that names one: each page is there. */
import { beforeAll, expect, it, vi } from 'vitest';
import { attributesOf } from '../../content-service/contract/attributes';
import { type ServedCollectionName, servedCollections } from '../../content-service/contract/collections';
import { addresses } from './addresses';
import type { Wire } from './broken-fields';
import { type MatrixSite, matrixSite } from './matrix-site';
import { sampled } from './sample';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('../contract/spoilt-site')).spoiltHandler(original as never),
);
vi.mock('~/content/clock', async () => {
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
const rows = (Object.keys(servedCollections) as ServedCollectionName[]).flatMap((collection) =>
  attributesOf(collection)
    .map(({ name }) => name)
    .filter((name) => !kept.has(name))
    // Half of what a collection has, and the other half.
    .reduce<[string[], string[]]>(([one, other], name) => [other, [...one, name]], [[], []])
    .filter((fields) => fields.length > 0)
    .map((fields) => ({ collection, fields })),
);
const nameOf = ({ collection, fields }: (typeof rows)[number]) =>
  `${collection} without ${fields.join(', ')}`;

it.each(sampled(rows, nameOf).map((row) => [nameOf(row), row] as const))(
  '%s',
  async (_, { collection, fields }) => {
    const path = `/api/${servedCollections[collection].path.replace('{namespace}', 'iet')}`;
    await site.start(async (service, request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== path && !pathname.startsWith(`${path}/`)) return service(request);
      const refused = fields.find((field) => isNamed(field, searchParams));
      if (refused !== undefined) {
        const error = { status: 400, name: 'ValidationError', message: `Invalid key ${refused}` };
        return Response.json({ data: null, error }, { status: 400 });
      }
      const response = await service(request);
      if (!response.ok) return response;
      const body = (await response.json()) as { data: Wire | Wire[] };
      for (const entry of [body.data].flat()) for (const field of fields) delete entry[field];
      return Response.json(body);
    });
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

/** Whether a question names a field of the collection itself. */
function isNamed(field: string, parameters: URLSearchParams): boolean {
  return [...parameters].some(
    ([name, value]) =>
      (/^fields\[\d+\]$/.test(name) && value === field) ||
      (/^sort\[\d+\]$/.test(name) && value.split(':')[0] === field) ||
      name.startsWith(`populate[${field}]`) ||
      (name.startsWith('filters') &&
        name.replace(/\[\$(?:or|and)\]\[\d+\]/g, '').startsWith(`filters[${field}]`)),
  );
}
