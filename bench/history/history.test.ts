import { describe, expect, it } from 'vitest';
import { chart } from './chart.mjs';
import { linesOf, withLine } from './history.mjs';

const line = (commit: string, date: string, figures: Record<string, number>) => ({
  commit,
  date,
  node: '20.20.2',
  loop: 1,
  figures,
});
const first = line('a', '2026-11-21T10:00:00Z', { hit: 0.91, plain: 118_000 });
const second = line('b', '2026-11-23T10:00:00Z', { hit: 0.93, plain: 65_000 });

describe('the history of the bench', () => {
  it('has its commits in the order of their dates, whenever they were measured', () => {
    expect(withLine([second], first).map(({ commit }) => commit)).toEqual(['a', 'b']);
  });

  it('has one line a commit: a part measured again replaces its own figures', () => {
    const again = withLine([first, second], line('b', second.date, { hit: 0.95, miss: 0.25 }));
    expect(again).toHaveLength(2);
    expect(again[1]?.figures).toEqual({ hit: 0.95, plain: 65_000, miss: 0.25 });
  });

  it('is read as it was written', () => {
    const text = [first, second].map((each) => `${JSON.stringify(each)}\n`).join('');
    expect(linesOf(text)).toEqual([first, second]);
  });
});

describe('the chart of the history', () => {
  const titles = (svg: string) =>
    [...svg.matchAll(/font-weight="600">([^<]+)<\/text>/g)].map(([, text]) => text);

  it('says the last value of each figure that was ever measured, and shows no other', () => {
    const texts = titles(chart([first, second]));
    expect(texts).toEqual([
      'Hits: requests a second against bare node:http',
      '0.93',
      'Programme page: HTML',
      '65.0 kB',
    ]);
  });

  it('has a point for each commit that was measured', () => {
    const svg = chart([first, second, line('c', '2026-11-24T10:00:00Z', { hit: 0.9 })]);
    expect(svg.match(/<circle/g)).toHaveLength(5);
  });

  it('draws a single commit', () => {
    expect(chart([first])).not.toContain('NaN');
  });
});
