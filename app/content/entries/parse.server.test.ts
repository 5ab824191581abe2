import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { toAnswer } from './answer.server';
import { createBoundaryReport } from './boundary-report';
import { isReadable, readList, readListInSlices, refuseUnreadable } from './parse.server';

const schema = z.object({ slug: z.string() });
const answerOf = (value: unknown, total: number | null = null) => toAnswer('/partners', { value, total });

function read(value: unknown, total: number | null = null) {
  const lines: unknown[] = [];
  const log = { warn: (fields: object, message: string) => void lines.push([fields, message]) };
  const report = createBoundaryReport(log);
  return { list: readList(answerOf(value, total), schema, '/partners', report), lines, report };
}

describe('a list', () => {
  it('has its entries, and how many there are in all', async () => {
    const { list, lines, report } = read([{ slug: 'a' }], 31);
    expect(list).toEqual({ items: [{ slug: 'a' }], total: 31, dropped: 0 });
    expect(read([{ slug: 'a' }]).list.total).toBe(1);
    expect(lines).toEqual([]);
    expect(await readListInSlices(answerOf([{ slug: 'a' }], 31), schema, '/partners', report)).toEqual(list);
  });

  it('loses what cannot be used, in one line of the log with the first places', () => {
    const { list, lines, report } = read([{ slug: 7, title: 'B' }, { slug: 'a' }, {}, {}, {}]);
    expect(list).toEqual({ items: [{ slug: 'a' }], total: 1, dropped: 4 });
    const problem = expect.stringMatching(/^slug /);
    const first = [0, 2, 3].map((index) => ({ index, entry: index === 0 ? 'B' : null, problem }));
    expect(lines).toEqual([[{ path: '/partners', dropped: 4, of: 5, first }, 'content entries dropped']]);
    expect(report.dropped.entry).toBe(4);
  });

  it('is not a list, or too long a one, for any caller', () => {
    expect(() => read({ slug: 'a' })).toThrow('500 /partners: a list was expected');
    const long = Array.from({ length: 2001 }, () => ({ slug: 'a' }));
    expect(() => read(long)).toThrow('500 /partners: 2001 entries, of at most 2000');
    expect(read(long.slice(1)).list.items).toHaveLength(2000);
    expect([{}, long, long.slice(1)].map((value) => isReadable(answerOf(value)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a list of long texts', () => {
  it('lets other work run after each eight milliseconds', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const order: string[] = [];
    const work = () => {
      order.push('work');
      next = setImmediate(work);
    };
    let next = setImmediate(work);
    const entry = z.string().transform((name) => {
      now += 4;
      order.push(name);
    });
    try {
      const { report } = read([]);
      await readListInSlices(answerOf(['a', 'b', 'c', 'd', 'e']), entry, '/partners', report);
    } finally {
      clearImmediate(next);
      clock.mockRestore();
    }
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
  const refuse = (answer = good, last = good) => {
    const { report } = read([]);
    const refused = () => refuseUnreadable(answer as never, last as never, '/partners', report);
    return { refused, report };
  };

  it('is refused, and counted, where the last one could be', () => {
    for (const last of [good, partly, empty]) {
      const { refused, report } = refuse(none, last);
      expect(refused).toThrow('500 /partners: none of 2 entries can be read');
      expect(report.dropped.answer).toBe(1);
    }
  });

  it('is taken where the last one could not be either; so is every other', () => {
    for (const [answer, last] of [
      [none, none],
      [good, none],
      [partly, good],
      [empty, good],
    ]) {
      const { refused, report } = refuse(answer, last);
      expect(refused).not.toThrow();
      expect(report.dropped.answer).toBe(0);
    }
  });
});
