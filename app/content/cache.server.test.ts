import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, toAnswer } from './answer.server';
import { ages, type CacheLookup, type ContentCache, type Copies, createContentCache } from './cache.server';
import { collections } from './collections';
import { everythingChanged, unknownChange } from './content-change';
import { ContentNotFound, ContentUnavailable } from './errors';
import { createPauses } from './pauses';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let now: number;
let answer: () => Promise<Answer>;
let calls: number;
let refusals: number;
let stored: Map<string, { value: Answer; age: number; exact: boolean }>;
let cache: ContentCache;

const listOf = (...slugs: string[]) =>
  toAnswer('/news/news', { value: slugs.map((slug) => ({ slug })), total: null }, undefined, []);
const slugsOf = ({ value }: Answer) => (value as { slug: string }[]).map(({ slug }) => slug);
const says = (...slugs: string[]) => {
  answer = async () => listOf(...slugs);
};
const isAway = () => {
  answer = async () => Promise.reject(new ContentUnavailable('away'));
};
const isGone = () => {
  answer = async () => Promise.reject(new ContentNotFound('gone'));
};
const ask = (lookup: Partial<CacheLookup> = {}, key = 'news') =>
  cache.get(key, {
    load: async () => {
      calls += 1;
      const found = await answer();
      await lookup.check?.(found);
      return found;
    },
    ...lookup,
  });
const items = async (lookup?: Partial<CacheLookup>, key?: string) =>
  slugsOf((await ask(lookup, key)).value).join();
/** The reading of a page that cannot use a list which begins with a word. */
const notFirst = (word: string) => (found: Answer) => {
  if (slugsOf(found)[0] === word) throw new ContentUnavailable(word);
};
/** A refresh that nobody waits for is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 10 * hour;
  calls = 0;
  refusals = 0;
  stored = new Map();
  const copies: Copies = {
    read: async (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, { value, age: 0, exact: true }),
    remove: (key) => void stored.delete(key),
  };
  cache = createContentCache({
    sizes: { pages: 70_000, userInput: 6000 },
    clock: () => now,
    pauses: createPauses(() => now),
    log: { warn: () => undefined },
    onRefused: () => {
      refusals += 1;
    },
    copies,
  });
  says('a', 'b');
});

describe('an answer', () => {
  it('is fresh for a minute, then stale while one refresh runs', async () => {
    expect(await ask()).toMatchObject({ stale: false, askAgainIn: minute });
    now += minute - 1;
    expect(await ask()).toMatchObject({ stale: false, askAgainIn: 1 });
    says('c');
    now += 1;
    expect(await ask()).toMatchObject({ value: listOf('a', 'b'), stale: true, askAgainIn: 0 });
    await settled();
    expect(await items()).toBe('c');
    expect(calls).toBe(2);
  });

  it('is asked for once by all who want it at the same time', async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(calls).toBe(1);
  });

  it('is asked for at once after a call that hung: its pause counts from the beginning', async () => {
    await ask();
    answer = async () => {
      now += ages.backOff;
      throw new ContentUnavailable('late');
    };
    now += hour;
    await ask();
    await settled();
    await ask();
    expect(calls).toBe(3);
  });

  it('is kept for a day when the service is away, and asked for after a pause', async () => {
    await ask();
    isAway();
    now += 23 * hour;
    expect(await items()).toBe('a,b');
    await settled();
    expect(await ask()).toMatchObject({ stale: true, askAgainIn: ages.backOff });
    now += ages.backOff - 1;
    await ask();
    expect(calls).toBe(2);
    now += 1;
    await ask();
    expect(calls).toBe(3);
    now += hour;
    stored.clear();
    await expect(ask()).rejects.toThrow(ContentUnavailable);
  });

  it('that could not be asked for is asked for as soon as it may be', async () => {
    await ask();
    answer = async () => Promise.reject(new ContentUnavailable('not sent', { retryAfterSeconds: 0.4 }));
    now += minute;
    await ask();
    await settled();
    says('c');
    now += 399;
    await ask();
    expect(calls).toBe(2);
    now += 1;
    await ask();
    await settled();
    expect(await items()).toBe('c');
  });

  it('that is empty is fresh for 20 seconds and kept for a minute', async () => {
    says();
    expect(await ask()).toMatchObject({ askAgainIn: 20 * second });
    isAway();
    now += minute - 1;
    expect(await items()).toBe('');
    await settled();
    stored.clear();
    now += 1;
    await expect(ask()).rejects.toThrow(ContentUnavailable);
  });

  it('waits for a fresh one where the work asks for it', async () => {
    await ask();
    says('c');
    now += minute;
    expect(await items({ waitForFresh: true })).toBe('c');
  });

  it('that cannot be read leaves the last good one', async () => {
    await ask();
    says('spoilt');
    now += minute;
    expect(await items({ check: notFirst('spoilt'), waitForFresh: true })).toBe('a,b');
    expect(stored.get('news')?.value).toEqual(listOf('a', 'b'));
  });

  it('that cannot be read is no news of a loss, however few entries it has', async () => {
    says('1', '2', '3', '4', '5', '6');
    await ask();
    says('spoilt');
    now += minute;
    expect(await items({ check: notFirst('spoilt'), waitForFresh: true })).toBe('1,2,3,4,5,6');
    expect(refusals).toBe(0);
  });
});

describe('where answers are kept', () => {
  it('what visitors choose evicts nothing that pages ask for', async () => {
    for (const key of ['a', 'b', 'c']) await ask({}, key);
    for (let index = 0; index < 10; index += 1) await ask({ fromUserInput: true }, `chosen-${index}`);
    expect(cache.entries).toBe(3 + 3);
    calls = 0;
    for (const key of ['a', 'b', 'c']) await ask({}, key);
    expect(calls).toBe(0);
  });

  it('a bulk read is not, but it has a copy', async () => {
    await ask({ uncached: true });
    expect(cache.entries).toBe(0);
    expect(stored.has('news')).toBe(true);
  });

  it('a bulk read of what is kept renews it', async () => {
    await ask();
    now += minute;
    says('c');
    await ask({ uncached: true, waitForFresh: true });
    expect(await ask()).toMatchObject({ value: listOf('c'), stale: false });
    expect(calls).toBe(2);
  });

  it('an empty answer to what somebody made up has no copy', async () => {
    await ask({ fromUserInput: true }, 'chosen');
    says();
    await ask({ fromUserInput: true }, 'made-up');
    await ask({}, 'empty');
    expect([...stored.keys()]).toEqual(['chosen', 'empty']);
  });

  it('an entry that a visitor chose has one', async () => {
    await ask({ fromUserInput: true }, 'entry');
    expect([...stored.keys()]).toEqual(['entry']);
  });
});

describe('a copy', () => {
  const copy = (changes: Partial<{ age: number; exact: boolean }> = {}) =>
    stored.set('news', { value: listOf('old'), age: hour, exact: true, ...changes });

  it('is shown at once, and refreshed', async () => {
    copy();
    expect(await ask()).toMatchObject({ value: listOf('old'), stale: true });
    await settled();
    expect(await items()).toBe('a,b');
  });

  it.each([
    ['older than a day', { age: 24 * hour }],
    ['of another day', { exact: false }],
  ])('%s is shown only while the service is away', async (_, changes) => {
    copy(changes);
    expect(await items()).toBe('a,b');
    cache.forget();
    copy(changes);
    isAway();
    const found = await ask();
    expect(found).toMatchObject({ value: listOf('old'), stale: true });
    expect(found.askAgainIn).toBe(ages.backOff);
  });

  it('counts its age: it is kept until a day after it was stored', async () => {
    copy({ age: 23 * hour });
    isAway();
    await ask();
    await settled();
    now += hour;
    stored.clear();
    await expect(ask()).rejects.toThrow(ContentUnavailable);
  });

  it('that fails the check of today’s site is not shown', async () => {
    copy();
    expect(await items({ check: notFirst('old') })).toBe('a,b');
  });
});

describe('a change by an editor', () => {
  it('is waited for where it is urgent, and seen a moment later where it is not', async () => {
    await ask();
    says('c');
    expect(cache.markStale(everythingChanged)).toBe(1);
    expect(await items()).toBe('c');
    says('d');
    cache.markStale(unknownChange);
    expect(await items()).toBe('c');
    await settled();
    expect(await items()).toBe('d');
  });

  it('while the answer is on its way makes its readers wait for the next one', async () => {
    let arrive: (list: Answer) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const first = ask();
    await settled();
    cache.markStale(everythingChanged);
    says('after it');
    arrive(listOf('before the change'));
    expect(slugsOf((await first).value)).toEqual(['after it']);
    expect(calls).toBe(2);
  });

  it('does not shorten the pause that the service asked for', async () => {
    const pause = { serviceStatus: 429, retryAfterSeconds: 30 };
    await ask();
    answer = async () => Promise.reject(new ContentUnavailable('too many requests', pause));
    now += hour;
    await ask();
    await settled();
    expect(cache.markStale(everythingChanged)).toBe(1);
    says('c');
    now += 29 * second;
    expect(await items()).toBe('a,b');
    expect(calls).toBe(2);
    now += second;
    expect(await items()).toBe('c');
  });

  it('ends the pause of an answer that the site itself doubted', async () => {
    await ask();
    isGone();
    now += minute;
    await ask();
    await settled();
    says('c');
    cache.markStale(everythingChanged);
    expect(await items()).toBe('c');
  });

  describe('while an answer is on its way', () => {
    /** Asks, and has `happens` take place before the service answers. */
    async function askWhile(happens: () => void) {
      let come: (list: Answer) => void = () => undefined;
      answer = () =>
        new Promise((resolve) => {
          come = resolve;
        });
      const asked = ask();
      await settled();
      happens();
      come(listOf('a', 'b'));
      return asked;
    }

    it.each<[string, () => void, boolean]>([
      [
        'makes it stale from the start: it may not contain the change',
        () => cache.markStale({ collection: 'news', names: ['x'] }),
        true,
      ],
      [
        'leaves it fresh where the change is of something else',
        () => cache.markStale({ collection: 'events', knownCollection: collections.events, names: ['x'] }),
        false,
      ],
      ['makes it stale, too, when everything is forgotten', () => cache.forget(), true],
    ])('%s', async (_, happens, stale) => {
      expect((await askWhile(happens)).stale).toBe(stale);
    });

    it('is followed by another question where the change is an editor’s and a reader waits', async () => {
      await ask();
      cache.markStale(everythingChanged);
      const asked = await askWhile(() => {
        cache.markStale(everythingChanged);
        says('c');
      });
      expect(slugsOf(asked.value)).toEqual(['c']);
      expect(calls).toBe(3);
    });

    it('is not followed by one where everything was forgotten: no reader waits for that', async () => {
      await ask();
      cache.markStale(everythingChanged);
      const asked = await askWhile(() => {
        cache.forget();
        says('c');
      });
      expect(slugsOf(asked.value)).toEqual(['a', 'b']);
    });
  });

  it('that forgets everything makes the next reader wait', async () => {
    await ask();
    cache.forget();
    expect(cache.entries).toBe(0);
    stored.clear();
    says('c');
    expect(await items()).toBe('c');
  });
});

describe('a loss', () => {
  it('of one entry is believed when it is reported again a minute later', async () => {
    await ask();
    isGone();
    now += minute;
    expect(await items({ waitForFresh: true })).toBe('a,b');
    expect(refusals).toBe(1);
    expect(cache.doubted).toBe(1);
    expect((await ask()).askAgainIn).toBe(30 * second);
    now += minute;
    await expect(ask({ waitForFresh: true })).rejects.toThrow(ContentNotFound);
    expect(stored.has('news')).toBe(false);
    expect(cache.entries).toBe(0);
  });

  it('is believed at once when an editor’s change explains it', async () => {
    await ask();
    isGone();
    now += minute;
    cache.noteReportedChange({ collection: 'news', names: ['news'], removed: true });
    await expect(ask({ waitForFresh: true })).rejects.toThrow(ContentNotFound);
    expect(refusals).toBe(0);
  });

  it('is believed of what was empty before it left the memory: nothing is lost', async () => {
    says();
    await ask();
    for (let index = 0; index < 3; index += 1) await ask({}, `other-${index}`);
    stored.clear();
    now += hour;
    isGone();
    await expect(ask()).rejects.toThrow(ContentNotFound);
    expect(refusals).toBe(0);
  });
});

describe('an answer that leaves the memory while it is asked for again', () => {
  let end: (error: Error) => void;
  /** What its next reader is given, who waits because it is in memory no more. */
  async function readerAfter(error: Error, meanwhile: () => void = () => undefined) {
    await ask();
    now += minute;
    answer = () =>
      new Promise((_, reject) => {
        end = reject;
      });
    await ask();
    await settled();
    says('x');
    for (let index = 0; index < 50; index += 1) await ask({}, `other-${index}`);
    meanwhile();
    const reader = ask();
    end(error);
    return reader;
  }

  it('is the last good one when the service fails', async () => {
    expect(await readerAfter(new ContentUnavailable('away'))).toEqual({
      value: listOf('a', 'b'),
      stale: true,
      askAgainIn: ages.backOff,
    });
    expect(await items()).toBe('a,b');
  });
});

describe('a backlog of refreshes without waiting readers', () => {
  const keys = Array.from({ length: 30 }, (_, i) => `page-${i}`);

  beforeEach(async () => {
    for (const key of keys) await ask({}, key);
    now += minute;
    calls = 0;
    answer = () => new Promise(() => {});
    for (const key of keys) expect((await ask({}, key)).stale).toBe(true);
    await settled();
  });

  it('asks the service a few at a time, and holds up no first read', async () => {
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThan(10);
    says('new');
    expect(await items({}, 'another')).toBe('new');
  });

  it('lets no question pass for being asked twice', async () => {
    const first = calls;
    for (const key of keys.slice(-5)) await ask({}, key);
    await settled();
    expect(calls).toBe(first);
  });

  it('lets the reader of a changed answer pass', async () => {
    cache.markStale({ collection: 'news', names: ['x'], urgent: true });
    says('changed');
    expect(await items({}, 'page-29')).toBe('changed');
  });
});
