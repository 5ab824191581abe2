import { beforeEach, describe, expect, it } from 'vitest';
import { type BoundaryReport, countRefusals, createBoundaryReport } from './boundary-report';

let now = 0;
let lines: unknown[] = [];
let log: BoundaryReport;

beforeEach(() => {
  now = 0;
  lines = [];
  log = createBoundaryReport({ warn: (fields, message) => void lines.push([message, fields]) }, () => now);
});

describe('a complaint about content', () => {
  it('is logged at once, then once a minute with the number of repetitions', () => {
    for (let times = 0; times < 4; times += 1) log.warn({ path: '/iet-news', dropped: times }, 'dropped');
    expect(lines).toEqual([['dropped', { path: '/iet-news', dropped: 0 }]]);
    now += 59_999;
    log.warn({ path: '/iet-news', dropped: 4 }, 'dropped');
    now += 1;
    log.warn({ path: '/iet-news', dropped: 5 }, 'dropped');
    log.warn({ path: '/iet-news', dropped: 6 }, 'dropped');
    expect(lines.slice(1)).toEqual([['dropped', { path: '/iet-news', dropped: 5, unsaid: 4 }]]);
  });

  it('about another kind, list or block is logged separately', () => {
    log.warn({ path: '/iet-news' }, 'dropped');
    log.warn({ path: '/events' }, 'dropped');
    log.warn({ path: '/events' }, 'unknown');
    log.warn({ place: '/#1' }, 'unknown');
    log.warn({ place: '/#2' }, 'unknown');
    expect(lines).toHaveLength(5);
    now += 60_000;
    log.warn({ place: '/#2' }, 'unknown');
    expect(lines[5]).toEqual(['unknown', { place: '/#2' }]);
  });

  it('is remembered among 500: a service that complains of everything fills no memory', () => {
    for (let index = 0; index <= 500; index += 1) log.warn({ path: `/${index}` }, 'dropped');
    log.warn({ path: '/1' }, 'dropped');
    expect(lines).toHaveLength(501);
    log.warn({ path: '/0' }, 'dropped');
    expect(lines).toHaveLength(502);
  });
});

describe('what was left out', () => {
  it('is counted by kind, and by each report for itself', () => {
    log.count('entry', 3);
    log.count('entry');
    log.count('answer');
    expect(log.dropped).toEqual({ entry: 4, block: 0, answer: 1 });
    expect(createBoundaryReport({ warn: () => undefined }, () => 0).dropped.entry).toBe(0);
  });

  it('is also an answer that is refused, with the error that refuses it', () => {
    const refusal = new Error('of no use');
    const check = countRefusals((answer: string) => {
      if (answer === 'broken') throw refusal;
    }, log);
    check('good');
    expect(log.dropped.answer).toBe(0);
    expect(() => check('broken')).toThrow(refusal);
    expect(log.dropped).toEqual({ entry: 0, block: 0, answer: 1 });
  });
});
