import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonHref, maxCompared, parseComparison } from './comparison-address';

const parse = (query: string) => parseComparison(new URLSearchParams(query));
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,3}$/);

describe('the address of a comparison', () => {
  it('keeps its programmes in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: maxCompared }), (slugs) => {
        const { searchParams } = new URL(comparisonHref(slugs), 'https://ecole.example');
        expect(parseComparison(searchParams)).toEqual({ slugs, doubled: false });
      }),
    );
  });

  it('may also be written as a list', () => {
    expect(parse('f=a,b&f=C').slugs).toEqual(['a', 'b', 'c']);
    expect(parse('f=,a,,&f=').slugs).toEqual(['a']);
  });

  it('takes each programme once', () => {
    expect(parse('f=a&f=b&f=a')).toEqual({ slugs: ['a', 'b'], doubled: true });
  });
});
