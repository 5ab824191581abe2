/** What the cache makes of answers that several instances share. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentInvalid, ContentNotFound } from '../calls/errors';
import { type Answer, toAnswer } from '../entries/answer.server';
import { createPauses } from '../pauses';
import { ages, type Copy, createContentCache, type SharedAnswersOfInstances } from './cache.server';

const listOf = (...slugs: string[]) =>
  toAnswer('/news/lyon', { value: slugs.map((slug) => ({ slug })), total: null });

let now: number;
let left: { value: Answer; at: number } | null;
let copy: Copy | null;

/** Values of one address: what one instance was given, the next takes while it is fresh. */
const shared: SharedAnswersOfInstances = {
  async obtain(_key, { freshFor, load }) {
    if (left && now - left.at < freshFor(left.value)) return { value: left.value, age: now - left.at };
    left = { value: await load(), at: now };
    return { value: left.value, age: 0 };
  },
};

const startInstance = () =>
  createContentCache({
    clock: () => now,
    pauses: createPauses(() => now),
    log: { warn: () => undefined },
    copies: {
      read: async () => copy,
      write: () => undefined,
      remove: () => {
        copy = null;
      },
    },
    shared,
  });

const says = (...items: string[]) => vi.fn(async () => listOf(...items));
const neverEmpty = ({ value }: Answer) => {
  if ((value as object[]).length === 0) throw new ContentInvalid('an empty list');
};

beforeEach(() => {
  now = 10_000_000;
  left = null;
  copy = null;
});

describe('instances that share', () => {
  it('ask once, and find it stale at the same moment', async () => {
    const [first, second] = [startInstance(), startInstance()];
    const [asked, again] = [says('a'), says('b')];
    await first.get('news', { load: asked });
    now += 30_000;
    expect(await second.get('news', { load: again })).toMatchObject({
      value: listOf('a'),
      askAgainIn: 30_000,
    });
    expect(again).not.toHaveBeenCalled();
  });

  it('leave nothing that may not be used, and check what others have left', async () => {
    const instance = startInstance();
    await expect(instance.get('news', { load: says(), check: neverEmpty })).rejects.toThrow('an empty list');
    expect(left).toBeNull();
    left = { value: listOf(), at: now };
    await expect(startInstance().get('news', { load: says('a'), check: neverEmpty })).rejects.toThrow(
      'an empty list',
    );
  });

  it('find an empty answer stale as soon as one that is alone does', async () => {
    left = { value: listOf(), at: now - ages.emptyFresh + 5000 };
    expect((await startInstance().get('news', { load: says('a') })).askAgainIn).toBe(5000);
    now += 5000;
    expect((await startInstance().get('news', { load: says('a') })).value).toEqual(listOf('a'));
  });

  it('share no answer to what a visitor chooses, and every page of a list that is read in bulk', async () => {
    const load = says('a');
    await startInstance().get('news?page=2', { load, fromUserInput: true });
    expect(left).toBeNull();
    await startInstance().get('news?page=2', { load, fromUserInput: true, uncached: true });
    expect(left).not.toBeNull();
  });
});

describe('a new instance', () => {
  it('shows the last good copy, and asks behind its visitor’s back', async () => {
    copy = { value: listOf('old'), age: 600_000, exact: true };
    expect(await startInstance().get('news', { load: says('new') })).toMatchObject({
      value: listOf('old'),
      stale: true,
    });
  });

  it('waits for what an editor has changed since', async () => {
    copy = { value: listOf('old'), age: 600_000, exact: true, overtaken: true };
    expect((await startInstance().get('news', { load: says('new') })).value).toEqual(listOf('new'));
  });

  it('forgets the copy of what is gone', async () => {
    copy = { value: listOf('old'), age: 600_000, exact: true, overtaken: true };
    const instance = startInstance();
    instance.explain({ collection: 'news', names: ['lyon'], removed: true });
    const gone = () => Promise.reject(new ContentNotFound('gone'));
    await expect(instance.get('lyon', { load: gone })).rejects.toThrow('gone');
    expect(copy).toBeNull();
  });
});
