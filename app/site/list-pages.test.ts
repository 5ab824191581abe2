import { describe, expect, it } from 'vitest';
import { pageCount, requestedPage } from './list-pages';

const asked = (query: string) => requestedPage(new URLSearchParams(query));

describe('the page of a list', () => {
  it('is the first if the address names none', () => {
    expect(asked('')).toBe(1);
    expect(asked('page=')).toBe(1);
    expect(asked('secteur=eau')).toBe(1);
  });

  it('is the one in the address', () => {
    for (const page of [2, 12, 999_999]) expect(asked(`page=${page}`)).toBe(page);
  });

  it.each(['0', '-1', '1.5', 'deux', '01', '1e3', ' 2', '99999999'])('does not exist for "%s"', (text) => {
    expect(asked(new URLSearchParams({ page: text }).toString())).toBeNull();
  });
});

describe('a list', () => {
  it('has as many pages as it needs', () => {
    expect(pageCount(24, 24)).toBe(1);
    expect(pageCount(25, 24)).toBe(2);
  });

  it('has a first page even if it is empty', () => {
    expect(pageCount(0, 24)).toBe(1);
  });
});
