import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRig } from '../../tests/contract/service';
import { everyEntry } from './lists.server';

const schema = z.object({ slug: z.string() });

describe('a whole list', () => {
  it('is read page by page, each entry once, and no page more than there are', async () => {
    const rig = createRig();
    const slugs: string[] = [];
    for await (const { slug } of everyEntry(rig.content, '/careers', schema, { sort: ['slug:asc'] }))
      slugs.push(slug);
    const { total } = await rig.content.list('/careers', schema, { pagination: { limit: 1 } });
    expect(slugs).toHaveLength(total);
    expect(slugs).toEqual([...new Set(slugs)].toSorted());
    const pages = rig.faults.seen
      .map((call) => /pagination%5Bpage%5D=(\d+).*pagination%5BpageSize%5D=(\d+)/.exec(call))
      .filter((page) => page !== null)
      .map(([, page, size]) => [page, size]);
    expect(pages).toEqual(
      Array.from({ length: Math.ceil(total / 25) }, (_, index) => [String(index + 1), '25']),
    );
  });

  it('that fills its last page ends with it', async () => {
    const asked: unknown[] = [];
    const content = {
      list: async (_path: string, _schema: unknown, query: { pagination: unknown }) => {
        asked.push(query.pagination);
        return { items: [], total: 50 };
      },
    };
    for await (const _ of everyEntry(content as never, '/careers', schema, {}));
    expect(asked).toEqual([
      { page: 1, pageSize: 25 },
      { page: 2, pageSize: 25 },
    ]);
  });

  it('of a service that always promises more comes to an end', async () => {
    let pages = 0;
    const content = {
      list: async () => {
        pages += 1;
        return { items: [], total: Number.POSITIVE_INFINITY };
      },
    };
    for await (const _ of everyEntry(content as never, '/careers', schema, {}));
    expect(pages).toBe(1000);
  });
});
