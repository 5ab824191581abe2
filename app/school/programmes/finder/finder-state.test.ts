import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedValues } from './facet-values';
import { finderHref, longestText, parseFinderState, withoutPlace, withoutValue } from './finder-state';
import { anyState, sampleValues } from './testing';

const known = allowedValues(sampleValues);
const parse = (query: string) => parseFinderState(new URLSearchParams(query), known);
const stateOf = (query: string) => {
  const { state } = parse(query);
  if (!state) throw new Error('no such page');
  return state;
};
const whole = () => stateOf('');

describe('the address of the finder', () => {
  it('holds the whole state: reading it back gives the same', () => {
    fc.assert(
      fc.property(anyState(sampleValues), (state) => {
        const { searchParams } = new URL(finderHref(state), 'https://ecole.example');
        expect(parseFinderState(searchParams, known, state.near)).toEqual({ state, unknown: [] });
      }),
    );
  });

  it('has its parameters in one order, for any order of input', () => {
    expect(finderHref(stateOf('page=2&tri=nom&q=eau&campus=lyon&niveau=2&secteur=nature&secteur=eau'))).toBe(
      '/formations?secteur=eau&secteur=nature&niveau=2&campus=lyon&q=eau&tri=nom&page=2',
    );
  });

  it('leaves out default values', () => {
    expect(finderHref(whole())).toBe('/formations');
    expect(finderHref(stateOf('tri=niveau&page=1&q=+&secteur='))).toBe('/formations');
    expect(finderHref(stateOf('q=eau&tri=pertinence'))).toBe('/formations?q=eau');
    expect(finderHref(stateOf('tri=pertinence'))).toBe('/formations');
    expect(stateOf('q=eau&tri=pertinence').sort).toBe('relevance');
    expect(finderHref({})).toBe('/formations');
    expect(finderHref({ chosen: { campus: ['lyon'] } })).toBe('/formations?campus=lyon');
  });

  it('sorts by distance from a place, and ignores a sort without its input', () => {
    const near = (query: string) => parseFinderState(new URLSearchParams(query), known, 'nantes').state;
    expect(near('')).toMatchObject({ near: 'nantes', sort: 'distance' });
    expect(near('q=eau')?.sort).toBe('distance');
    expect(near('q=eau&tri=pertinence')?.sort).toBe('relevance');
    expect(near('tri=pertinence')?.sort).toBe('distance');
    expect(stateOf('tri=distance').sort).toBe('level');
    expect(finderHref({ near: 'nantes', sort: 'distance' })).toBe('/formations?pres-de=nantes');
  });

  it('forgets a place, and the order that came of it', () => {
    const state = { ...stateOf('campus=lyon&q=eau'), near: 'nantes', sort: 'distance' as const };
    expect(finderHref(withoutPlace(state))).toBe('/formations?campus=lyon&q=eau');
    expect(finderHref(withoutPlace({ ...state, sort: 'name' }))).toBe(
      '/formations?campus=lyon&q=eau&tri=nom',
    );
  });

  it('knows the level Bac, which is zero', () => {
    expect(stateOf('niveau=0').chosen.exit).toEqual(['0']);
  });

  it('trims the words, and cuts very long ones', () => {
    expect(stateOf('q=++master%0A++eau+').text).toBe('master eau');
    expect(stateOf(`q=${'a'.repeat(500)}`).text).toHaveLength(longestText);
  });
});

describe('values that the school does not have', () => {
  it.each([
    ['secteur=chimie', 'sector'],
    ['niveau=6', 'exit'],
    ['niveau=2.0', 'exit'],
    ['entree=-1', 'entry'],
    ['rythme=periodic', 'rhythm'],
    ['duree=2', 'duration'],
    ['campus=__proto__', 'campus'],
    ['tri=prix', 'sort'],
  ])('are left out of the question and listed: %s', (query, part) => {
    expect(parse(query)).toEqual({ state: whole(), unknown: [part] });
  });

  it('is not a field left empty', () => {
    expect(parse('secteur=&campus=&q=&tri=').unknown).toEqual([]);
  });

  it('leave the other values unchanged', () => {
    expect(parse('secteur=chimie&secteur=eau')).toMatchObject({
      state: { chosen: { sector: ['eau'] } },
      unknown: ['sector'],
    });
  });

  it('is not a page', () => {
    expect(parse('page=zwei').state).toBeNull();
    expect(parse('page=0').state).toBeNull();
  });
});

describe('a chip', () => {
  it('leads to the same question without its value, from the first page', () => {
    const state = stateOf('secteur=eau&secteur=nature&niveau=2&q=eau&tri=nom&page=2');
    expect(finderHref(withoutValue(state, 'sector', 'eau'))).toBe(
      '/formations?secteur=nature&niveau=2&q=eau&tri=nom',
    );
  });
});
