import { beforeEach, describe, expect, it } from 'vitest';
import { type ContentNews, createDoubts, type Doubts, doubtRules } from './doubts';

const minute = 60_000;
let now: number;
let doubts: Doubts;
let lines: string[];

beforeEach(() => {
  now = 1_000_000;
  lines = [];
  doubts = createDoubts({ warn: (_, message) => void lines.push(message) });
});

const gone = (slug: string): ContentNews => ({
  key: `http://cms/api/campuses/${slug}`,
  path: `/campuses/${slug}`,
  before: null,
  after: null,
});
const list = (known: number, found: number, path = '/programmes'): ContentNews => ({
  key: `http://cms/api${path}`,
  path,
  before: known,
  after: found,
});
const believes = (news: ContentNews) => doubts.believes(news, now);
/** What the service says of twenty campuses, one after the other. */
const wave = () => Array.from({ length: 20 }, (_, index) => believes(gone(`campus-${index}`)));

describe('one entry that is gone', () => {
  it('is believed when the service says so twice, ten seconds apart', () => {
    expect(believes(gone('lyon'))).toBe(false);
    now += 9_999;
    expect(believes(gone('lyon'))).toBe(false);
    now += 1;
    expect(believes(gone('lyon'))).toBe(true);
    expect(doubts.open).toBe(0);
    expect(lines).toEqual([]);
  });

  it('is not explained by the removal of another', () => {
    doubts.explain({ collection: 'campuses', names: ['nantes'], removed: true }, now);
    expect(believes(gone('lyon'))).toBe(false);
  });

  it('is believed at once when an editor has just named it', () => {
    doubts.explain({ collection: 'campuses', names: ['lyon'] }, now);
    expect(believes(gone('nantes'))).toBe(false);
    expect(believes(gone('lyon'))).toBe(true);
  });

  it('is believed at once when an editor has just given the document another slug', () => {
    doubts.explain({ collection: 'campuses', names: ['lyon-vaise', 'doc1'] }, now);
    expect(believes({ ...gone('nantes'), id: 'doc2' })).toBe(false);
    expect(believes({ ...gone('lyon'), id: 'doc1' })).toBe(true);
  });

  it('is explained by the removal of an entry of that name from an unknown collection', () => {
    doubts.explain({ collection: '*', names: ['lyon'], removed: true }, now);
    expect(believes(gone('nantes'))).toBe(false);
    expect(believes(gone('lyon'))).toBe(true);
  });

  it('is not explained by what an editor did long ago', () => {
    doubts.explain({ collection: 'campuses', names: ['lyon'] }, now);
    now += 10 * minute;
    expect(believes(gone('lyon'))).toBe(false);
  });

  it('that comes back is in doubt anew when it goes again', () => {
    believes(gone('lyon'));
    expect(doubts.believes({ ...gone('lyon'), before: 1, after: 1 }, now)).toBe(true);
    now += minute;
    expect(believes(gone('lyon'))).toBe(false);
  });
});

describe('a wave of entries that are gone', () => {
  it('is believed for none of them, and said once', () => {
    expect(wave()).not.toContain(true);
    now += minute;
    expect(wave()).not.toContain(true);
    now += 8.9 * minute;
    expect(wave()).not.toContain(true);
    expect(doubts.open).toBe(20);
    expect(lines).toEqual([expect.stringContaining('wave')]);
  });

  it('is believed after ten minutes, when the service has never said anything else', () => {
    wave();
    now += 5 * minute;
    wave();
    now += 5 * minute;
    expect(wave()).not.toContain(false);
  });

  it('is not believed for want of anybody who asks in between', () => {
    wave();
    now += 60 * minute;
    expect(wave()).not.toContain(true);
  });

  it('also holds back what goes a little later', () => {
    wave();
    now += 3 * minute;
    believes(gone('paris'));
    now += minute;
    expect(believes(gone('paris'))).toBe(false);
  });

  it('is over when nothing went for ten minutes: what goes then is an editor’s work', () => {
    wave();
    now += 10 * minute;
    expect(believes(gone('paris'))).toBe(false);
    now += doubtRules.probation;
    expect(believes(gone('paris'))).toBe(true);
    expect(lines).toHaveLength(1);
  });

  it('is said again when another comes ten minutes later', () => {
    wave();
    now += 10 * minute;
    wave();
    expect(lines).toEqual([expect.stringContaining('wave'), expect.stringContaining('wave')]);
  });

  it('does not hold back what an editor names', () => {
    wave();
    doubts.explain({ collection: 'campuses', names: ['campus-7'] }, now);
    expect(believes(gone('campus-7'))).toBe(true);
  });

  it('is none when five go over an hour', () => {
    for (let index = 0; index < 5; index += 1) {
      believes(gone(`campus-${index}`));
      now += 12 * minute;
      expect(believes(gone(`campus-${index}`))).toBe(true);
    }
    expect(lines).toEqual([]);
  });

  it('is also one of short lists that come empty, as a service without a database answers', () => {
    for (let index = 0; index < 20; index += 1) believes(list(2, 0, `/faqs-${index}`));
    now += minute;
    expect(believes(list(2, 0, '/faqs-3'))).toBe(false);
  });
});

describe('a list that was long', () => {
  it.each([
    [40, 0],
    [40, 8],
    [40, 20],
    [6, 3],
    [5, 1],
    [5, 0],
  ])('of %i, with %i left, is doubted for ten minutes', (known, found) => {
    expect(believes(list(known, found))).toBe(false);
    now += 9 * minute;
    expect(believes(list(known, found))).toBe(false);
    now += minute;
    expect(believes(list(known, found))).toBe(true);
    expect(lines).toEqual([expect.stringContaining('a long list, or many texts, came short')]);
  });

  it.each([
    [40, 21],
    [5, 3],
    [40, 39],
    [4, 1],
    [0, 0],
  ])('of %i, with %i left, is an editor’s work', (known, found) => {
    expect(believes(list(known, found))).toBe(true);
    expect(doubts.open).toBe(0);
  });

  it('below an entry is not explained by a change of that entry', () => {
    doubts.explain({ collection: 'campuses', names: ['lyon'] }, now);
    expect(believes(list(40, 0, '/campuses/lyon/programmes'))).toBe(false);
  });

  it('whose address is gone is doubted as one entry is: for ten seconds', () => {
    const nowhere = { ...list(40, 0), after: null };
    expect(believes(nowhere)).toBe(false);
    now += doubtRules.probation;
    expect(believes(nowhere)).toBe(true);
    expect(lines).toEqual([]);
  });

  it('is believed when as many removals have been reported', () => {
    for (let entry = 0; entry < 38; entry += 1)
      doubts.explain({ collection: 'programmes', names: [`p${entry}`], removed: true }, now);
    expect(believes(list(40, 1))).toBe(false);
    expect(believes(list(40, 2))).toBe(true);
  });

  it('is believed when the whole collection was said to be removed', () => {
    doubts.explain({ collection: 'programmes', names: [], removed: true }, now);
    expect(believes(list(40, 0))).toBe(true);
  });

  it('is not explained by a change that removes nothing', () => {
    for (let entry = 0; entry < 50; entry += 1)
      doubts.explain({ collection: 'programmes', names: [`p${entry}`] }, now);
    expect(believes(list(40, 0))).toBe(false);
  });
});

/** What a menu says: parts of it, and those that have a label. */
const menu = (known: [number, number], found: [number, number], path = '/menu-enrichis'): ContentNews => ({
  ...list(1, 1, path),
  texts: {
    before: { pieces: known[0], filled: known[1] },
    after: { pieces: found[0], filled: found[1] },
  },
});

describe('texts that were there and are empty', () => {
  it.each([
    [[33, 32] as const, [33, 0] as const],
    [[33, 32] as const, [33, 16] as const],
    [[33, 32] as const, [1, 0] as const],
  ])('%j, of which %j are left, are doubted for ten minutes', (known, found) => {
    const news = menu([...known], [...found]);
    expect(believes(news)).toBe(false);
    now += 9 * minute;
    expect(believes(news)).toBe(false);
    now += minute;
    expect(believes(news)).toBe(true);
    expect(lines).toEqual([expect.stringContaining('many texts, came short')]);
  });

  it('of one entry are believed as a short list that comes empty is', () => {
    const news = menu([1, 1], [1, 0], '/campuses/lyon');
    expect(believes(news)).toBe(false);
    now += doubtRules.emptied.probation;
    expect(believes(news)).toBe(false);
    expect(believes(news)).toBe(true);
    expect(lines).toEqual([]);
  });

  it.each([
    ['most of them stay', [33, 32] as const, [33, 17] as const],
    ['there were none', [40, 0] as const, [40, 0] as const],
    ['their entries went, too', [4, 4] as const, [1, 1] as const],
    ['parts without any were added', [1, 1] as const, [9, 1] as const],
    ['the list is empty', [4, 4] as const, [0, 0] as const],
  ])('are an editor’s work when %s', (_, known, found) => {
    expect(believes(menu([...known], [...found]))).toBe(true);
  });

  it('are believed at once where an editor has just changed the collection', () => {
    doubts.explain({ collection: 'labels', names: ['k3x9'] }, now);
    expect(believes(menu([33, 32], [33, 0]))).toBe(false);
    doubts.explain({ collection: 'menu-enrichis', names: ['k3x9'] }, now);
    expect(believes(menu([33, 32], [33, 0]))).toBe(true);
  });

  it('do not excuse entries that are gone', () => {
    doubts.explain({ collection: 'programmes', names: ['bts-gpn'] }, now);
    expect(believes(list(40, 0))).toBe(false);
  });
});

it('a list that was short is believed empty when the service says so three times in a minute', () => {
  expect(believes(list(3, 0))).toBe(false);
  now += doubtRules.askAgain;
  expect(believes(list(3, 0))).toBe(false);
  now += doubtRules.askAgain - 1;
  expect(believes(list(3, 0))).toBe(false);
  now += 1;
  expect(believes(list(3, 0))).toBe(true);
});

it('a list that was short is believed empty at the third time, not at the second, a minute after the first', () => {
  const asked = (path: string, after: readonly number[]) =>
    after.map((passed) => {
      now += passed;
      return believes(list(3, 0, path));
    });
  expect(asked('/faqs', [0, minute])).toEqual([false, false]);
  expect(asked('/events', [0, minute / 2, minute / 2])).toEqual([false, false, true]);
});

describe('a loss while a long list is doubted', () => {
  const page = () => believes(list(1, 0, '/iet-articles'));

  it('is doubted as long, whichever came first', () => {
    page();
    believes(list(40, 0));
    for (let passed = 0; passed < 9; passed += 1) {
      now += minute;
      expect([believes(gone('lyon')), believes(list(40, 0)), page()]).toEqual([false, false, false]);
    }
    now += minute;
    expect(page()).toBe(true);
  });

  it('is doubted no longer than by itself once the list is whole again', () => {
    believes(list(40, 0));
    believes(list(40, 40));
    expect(believes(gone('lyon'))).toBe(false);
    now += doubtRules.probation;
    expect(believes(gone('lyon'))).toBe(true);
  });
});

describe('the log of losses', () => {
  let told: Record<string, unknown>[];
  beforeEach(() => {
    told = [];
    doubts = createDoubts({ warn: (fields) => void told.push(fields) });
  });

  it('is how many of a wave, and the last three without what was asked of them, once', () => {
    for (const slug of ['lyon', 'nantes', 'lille', 'brest']) believes(gone(slug));
    expect(told).toEqual([]);
    believes({ ...gone('paris'), key: 'http://cms/api/campuses/paris?locale=fr' });
    believes(gone('nice'));
    const examples = ['paris', 'brest', 'lille'].map((slug) => `http://cms/api/campuses/${slug}`);
    expect(told).toEqual([{ answers: 5, examples }]);
  });

  it('counts in a wave what was said within a minute', () => {
    for (const slug of ['lyon', 'nantes', 'lille', 'brest']) believes(gone(slug));
    now += minute;
    believes(gone('paris'));
    expect(told).toEqual([]);
  });

  it('is of which list, and from how many to how many it came', () => {
    believes(list(40, 3));
    expect(told).toEqual([{ path: '/programmes', known: 40, found: 3 }]);
  });
});

describe('a list of which an editor has removed entries', () => {
  it('is not explained by a removal of ten minutes ago, though another came since', () => {
    doubts.explain({ collection: 'programmes', names: [], removed: true }, now);
    now += 10 * minute;
    doubts.explain({ collection: 'programmes', names: ['bts-gpn'], removed: true }, now);
    expect(believes(list(40, 3))).toBe(false);
  });

  it('stays explained as a whole, however many are named after', () => {
    doubts.explain({ collection: 'programmes', names: [], removed: true }, now);
    doubts.explain({ collection: 'programmes', names: ['bts-gpn'], removed: true }, now);
    expect(believes(list(40, 3))).toBe(true);
  });
});

describe('a list that came short by entries of which an editor changed each', () => {
  const lost = (known: number, ...missing: string[][]) => ({
    ...list(known, 0, '/events'),
    missing: () => missing,
  });
  beforeEach(() => {
    for (const name of ['salon', 'k1']) doubts.explain({ collection: 'events', names: [name] }, now);
  });

  it('is believed at once', () => {
    expect(believes(lost(2, ['salon', 'd1'], ['jpo', 'k1']))).toBe(true);
  });

  it('is doubted for one that nobody changed, or one of another collection', () => {
    expect(believes(lost(2, ['salon', 'd1'], ['jpo', 'k2']))).toBe(false);
    expect(believes({ ...lost(1, ['salon', 'd1']), path: '/news' })).toBe(false);
  });

  it('is doubted ten minutes after', () => {
    now += 10 * minute;
    expect(believes(lost(1, ['salon', 'd1']))).toBe(false);
  });
});

it('a list of what an editor changed, such as the events of a campus, is believed at once', () => {
  const ofCampus = (campus: string) => ({ ...list(3, 0, '/events'), key: campus, subjects: [campus] });
  doubts.explain({ collection: 'campuses', names: ['lyon'] }, now);
  expect([believes(ofCampus('lyon')), believes(ofCampus('nantes'))]).toEqual([true, false]);
});
