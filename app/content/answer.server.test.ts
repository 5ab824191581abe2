import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isUnreadable, sizeOfAnswer, toAnswer } from './answer.server';
import { countEntries, missingEntries, summaryOf } from './answer-summary.server';
import { collections } from './collections';

const list = (value: unknown, total: number | null = null) => countEntries({ value, total });

describe('how much an answer holds', () => {
  it('is the entries of a list, those on other pages included', () => {
    expect(list([{}, {}])).toBe(2);
    expect(list([{}, {}], 31)).toBe(31);
    expect(list([{}, {}], 1), 'what is there counts, whatever is said').toBe(2);
    expect(list([], 31), 'an empty page is an empty answer').toBe(0);
  });

  it('is the entries of all lists of an object that is made of lists alone', () => {
    expect(list({ courses: [1, 2], campuses: [3] })).toBe(3);
    expect(list({ courses: [], campuses: [] })).toBe(0);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['texte'],
    [3],
    [{}],
    [{ slug: 'lyon' }],
    [{ slug: 'lyon', programmes: [1] }],
  ])('is nothing one could count in %j', (value) => expect(list(value)).toBeNull());

  it('in bytes grows with its text and its key, from what every answer takes', () => {
    expect(sizeOfAnswer({ characters: 0 }, '')).toBe(1800);
    expect(sizeOfAnswer({ characters: 1000 }, 'x'.repeat(100))).toBe(1800 + 100 + 3200);
  });
});

describe('an answer', () => {
  const body = { value: [{ slug: 'lyon', programmes: [{ slug: 'bts-gpn' }] }], total: 26 };

  it('knows its path and its size', () => {
    const answer = toAnswer('/campuses', body);
    expect(answer).toMatchObject({ ...body, characters: JSON.stringify(body.value).length });
    expect(answer.used).toEqual({
      path: '/campuses',
      relations: null,
    });
    expect(summaryOf(answer)).toEqual({
      path: '/campuses',
      entries: 26,
    });
  });

  it('of one entry names its document', () => {
    const one = toAnswer('/campuses/lyon', { value: { documentId: 'doc1', slug: 'lyon' }, total: null });
    expect(summaryOf(one)).toMatchObject({ id: 'doc1', entries: null });
  });

  it('that says the same again stays, with all that was made of it', () => {
    const last = toAnswer('/campuses', body);
    const schema = z.unknown();
    last.parsed.set(schema, 'made');
    expect(toAnswer('/campuses', structuredClone(body), last)).toBe(last);
    const inAnotherOrder = [{ programmes: [{ slug: 'bts-gpn' }], slug: 'lyon' }];
    expect(toAnswer('/campuses', { ...body, value: inAnotherOrder }, last)).toBe(last);
    for (const changed of [
      { ...body, total: 27 },
      { ...body, value: [] },
      { ...body, pageSize: 25 },
    ]) {
      const answer = toAnswer('/campuses', changed, last);
      expect(answer).not.toBe(last);
      expect(answer.parsed.has(schema)).toBe(false);
    }
  });

  it('read from a copy learns from the first call what it was asked for', () => {
    const copy = toAnswer('/campuses', body);
    expect(toAnswer('/campuses', structuredClone(body), copy, [collections.programmes])).toBe(copy);
    expect(copy.used.relations).toEqual([collections.programmes]);
  });

  it('whose entries all fail to parse is unreadable and counts for none, whatever the service says', () => {
    const answer = toAnswer('/campuses', { ...body, value: [{ slug: 'lyon' }, { slug: 'nantes' }] });
    answer.dropped = 1;
    expect([isUnreadable(answer), summaryOf(answer).entries]).toEqual([false, 25]);
    answer.dropped = 2;
    expect([isUnreadable(answer), summaryOf(answer).entries]).toEqual([true, 0]);
  });

  it.each([
    ['those that the new list lacks', ['lyon', 'nantes'], ['lyon'], 1, [['nantes', 'k-nantes']]],
    ['none where only a slug changed', ['lyon'], [{ slug: 'lyon-2', documentId: 'k-lyon' }], 1, []],
    ['unknown where a list is one page of several', ['lyon'], [], 30, null],
    ['unknown where an entry has no name', ['lyon'], [{ title: 'Lyon' }], 1, null],
  ])('has lost %s', (_, before, after, total, missing) => {
    const entry = (one: string | object) =>
      typeof one === 'string' ? { slug: one, documentId: `k-${one}` } : one;
    const list = (entries: (string | object)[], total: number) =>
      toAnswer('/events', { value: entries.map(entry), total });
    expect(missingEntries(list(before, before.length), list(after, total))).toEqual(missing);
  });

  it('may be nothing at all', () => {
    expect(toAnswer('/campuses', { value: undefined, total: null }).characters).toBe(0);
  });
});
