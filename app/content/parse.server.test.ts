import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAnswer } from './answer.server';
import { createBoundaryReport } from './boundary-report';
import { parseList, refuseUnreadable } from './parse.server';
import { turnsOf } from './testing';

const schema = z.object({ slug: z.string() });
const answerOf = (value: unknown, total: number | null = null) => toAnswer('/partners', { value, total });

async function read(value: unknown, total: number | null = null) {
  const lines: unknown[] = [];
  const log = { warn: (fields: object, message: string) => void lines.push([fields, message]) };
  const report = createBoundaryReport(log);
  return { list: await parseList(answerOf(value, total), schema, '/partners', report), lines, report };
}

describe('a list', () => {
  it('has its entries, and how many there are in all', async () => {
    const { list, lines } = await read([{ slug: 'a' }], 31);
    expect(list).toEqual({ items: [{ slug: 'a' }], total: 31, dropped: 0 });
    expect((await read([{ slug: 'a' }])).list.total).toBe(1);
    expect(lines).toEqual([]);
  });

  it('loses what cannot be used, in one line of the log with the first places', async () => {
    const { list, lines, report } = await read([{ slug: 7, title: 'B' }, { slug: 'a' }, {}, {}, {}]);
    expect(list).toEqual({ items: [{ slug: 'a' }], total: 1, dropped: 4 });
    const problem = expect.stringMatching(/^slug /);
    const first = [0, 2, 3].map((index) => ({ index, entry: index === 0 ? 'B' : null, problem }));
    expect(lines).toEqual([[{ path: '/partners', dropped: 4, of: 5, first }, 'content entries dropped']]);
    expect(report.dropped.entry).toBe(4);
  });

  it('is not a list, or too long a one, for any caller', async () => {
    await expect(read({ slug: 'a' })).rejects.toThrow('500 /partners: a list was expected');
    const long = Array.from({ length: 2001 }, () => ({ slug: 'a' }));
    await expect(read(long)).rejects.toThrow('500 /partners: 2001 entries, of at most 2000');
    expect((await read(long.slice(1))).list.items).toHaveLength(2000);
  });
});

describe('a list of long texts', () => {
  it('lets other work run after each eight milliseconds', async () => {
    const { report } = await read([]);
    const { order } = await turnsOf((note) => {
      const entry = z.string().transform(note);
      return parseList(answerOf(['a', 'b', 'c', 'd', 'e']), entry, '/partners', report);
    });
    expect(order).toEqual(['a', 'b', 'work', 'c', 'd', 'work', 'e']);
  });
});

describe('a list of which no entry can be read', () => {
  const [good, partly, none, empty] = [
    [[{}, {}], 0],
    [[{}, {}], 1],
    [[{}, {}], 2],
    [[], 0],
  ].map(([value, dropped]) => ({ ...answerOf(value), dropped: dropped as number }));
  const refuse =
    (answer = good, last = good) =>
    () =>
      refuseUnreadable(answer as never, last as never, '/partners');

  it('is refused where the last one could be', () => {
    for (const last of [good, partly, empty])
      expect(refuse(none, last)).toThrow('500 /partners: none of 2 entries can be read');
  });

  it('is taken where the last one could not be either; so is every other', () => {
    for (const [answer, last] of [
      [none, none],
      [good, none],
      [partly, good],
      [empty, good],
    ])
      expect(refuse(answer, last)).not.toThrow();
  });
});
