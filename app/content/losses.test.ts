import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerSummary } from './answer-summary.server';
import { createLosses, type Losses, type LossFacts } from './losses';

const [second, minute] = [1000, 60_000];
let now: number;
let losses: Losses;
let refused: number;
let said: object[];
beforeEach(() => {
  now = 1_000_000_000;
  refused = 0;
  said = [];
  losses = createLosses({
    clock: () => now,
    log: { warn: (fields) => void said.push(fields) },
    onRefused: () => {
      refused += 1;
    },
  });
});

const campus = (slug: string): AnswerSummary => ({ path: `/campuses/${slug}`, entries: null });
const list = (entries: number, path = '/events'): AnswerSummary => ({ path, entries });
const menu = (texts: number): AnswerSummary => ({ path: '/menu-enrichis', entries: 1, texts });
/** Whether the service is believed that `before` is now `after`. */
function believes(
  before: AnswerSummary,
  after: AnswerSummary | null,
  facts?: LossFacts,
  key = before.path,
): boolean {
  try {
    losses.weigh(key, before, after, facts);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ statusCode: 503, retryAfterSeconds: 30, serviceStatus: undefined });
    return false;
  }
}
/** The service says the same every half minute. @returns after how many seconds it is believed; null: not within a quarter of an hour */
function believedAfter(before: AnswerSummary, after: AnswerSummary | null): number | null {
  for (let passed = 0; passed <= 15 * minute; passed += 30 * second) {
    if (believes(before, after)) return passed / second;
    now += 30 * second;
  }
  return null;
}

describe('a loss that the service reports', () => {
  it.each<[string, AnswerSummary, AnswerSummary | null, number]>([
    ['an entry that is gone', campus('lyon'), null, 60],
    ['a short list that comes empty', list(3), list(0), 60],
    ['a list of five that comes empty', list(5), list(0), 600],
    ['a long list of which half is left', list(40), list(20), 600],
    ['a long list whose address is gone', list(26, '/campuses'), null, 600],
    ['menus that come empty', menu(30), menu(0), 600],
    ['menus of which a third is left', menu(30), menu(10), 600],
  ])('%s is believed when it is still so', (_, before, after, seconds) => {
    expect(believedAfter(before, after)).toBe(seconds);
    expect(losses.doubted).toBe(0);
  });

  it.each<[string, AnswerSummary, AnswerSummary]>([
    ['an entry that is there', campus('lyon'), campus('lyon')],
    ['a short list that is shorter', list(4), list(1)],
    ['a long list of which more than half is left', list(40), list(21)],
    ['menus with half as many entries, whose texts are there', menu(30), menu(16)],
    ['a list that grows', list(0), list(40)],
  ])('is none: %s', (_, before, after) => {
    expect(believes(before, after)).toBe(true);
  });

  it('is counted each time, and an unknown answer cannot be lost', () => {
    believedAfter(campus('lyon'), null);
    expect(refused).toBe(2);
    expect(() => losses.weigh('/campuses/nice', undefined, null)).not.toThrow();
  });

  it('is in doubt anew when the content had come back', () => {
    expect(believes(campus('lyon'), null)).toBe(false);
    now += 2 * minute;
    expect(believes(campus('lyon'), campus('lyon'))).toBe(true);
    expect(believes(campus('lyon'), null)).toBe(false);
  });

  it('of much is not believed for want of anybody who asks in between', () => {
    expect(believes(list(40), list(0))).toBe(false);
    now += 20 * minute;
    expect(believes(list(40), list(0))).toBe(false);
    now += 30 * second;
    expect(believes(list(40), list(0))).toBe(true);
  });
});

describe('five losses within a minute', () => {
  const towns = ['lyon', 'nice', 'brest', 'lille', 'tours'];

  it('are believed after ten minutes, all of them, and said once', () => {
    for (let passed = 0; passed < 10 * minute; passed += 30 * second) {
      for (const town of towns) expect(believes(campus(town), null)).toBe(false);
      now += 30 * second;
    }
    for (const town of towns) expect(believes(campus(town), null)).toBe(true);
    expect(said).toHaveLength(1);
  });

  it('are none where they come over an hour', () => {
    for (const town of towns) {
      expect(believedAfter(campus(town), null)).toBe(60);
      now += 12 * minute;
    }
    expect(said).toEqual([]);
  });

  it('hold back no loss that a message names', () => {
    for (const town of towns) believes(campus(town), null);
    losses.noteReportedChange({ collection: 'campuses', names: ['rouen'], removed: true });
    expect(believes(campus('rouen'), null)).toBe(true);
  });
});

describe('a message of the content service', () => {
  it.each<[string, { collection: string; names: string[] }, AnswerSummary, AnswerSummary | null, LossFacts?]>(
    [
      ['names an entry by its slug', { collection: 'campuses', names: ['lyon'] }, campus('lyon'), null],
      [
        'names its document, whose slug has changed',
        { collection: 'campuses', names: ['doc1'] },
        { ...campus('lyon'), id: 'doc1' },
        null,
      ],
      ['names an entry of an unknown collection', { collection: '*', names: ['lyon'] }, campus('lyon'), null],
      [
        'names each entry that a list has lost',
        { collection: 'events', names: ['a', 'b'] },
        list(2),
        list(0),
        { missing: () => [['a'], ['b', 'doc2']] },
      ],
      [
        'names what the list is about, such as its campus',
        { collection: 'campuses', names: ['lyon'] },
        list(3),
        list(0),
        { subjects: ['lyon'] },
      ],
      ['names a menu', { collection: 'menu-enrichis', names: ['doc3'] }, menu(30), menu(0)],
    ],
  )('that %s explains the loss for ten minutes', (_, message, before, after, facts) => {
    losses.noteReportedChange(message);
    expect(believes(before, after, facts)).toBe(true);
    now += 10 * minute;
    expect(believes(before, after, facts)).toBe(false);
  });

  it.each<[string, { collection: string; names: string[] }, AnswerSummary, AnswerSummary | null, LossFacts?]>(
    [
      ['names nothing', { collection: '*', names: [] }, menu(30), menu(0)],
      [
        'names no entry of the collection',
        { collection: 'campuses', names: [] },
        list(40, '/campuses'),
        list(0, '/campuses'),
      ],
      ['names another entry', { collection: 'campuses', names: ['nice'] }, campus('lyon'), null],
      [
        'names an entry of another collection',
        { collection: 'events', names: ['lyon'] },
        campus('lyon'),
        null,
      ],
      [
        'names one of two entries that a list has lost',
        { collection: 'events', names: ['a'] },
        list(2),
        list(0),
        { missing: () => [['a'], ['b']] },
      ],
    ],
  )('that %s explains nothing', (_, message, before, after, facts) => {
    losses.noteReportedChange(message);
    expect(believes(before, after, facts)).toBe(false);
  });
});
