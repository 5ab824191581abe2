import { describe, expect, it } from 'vitest';
import { commonCampuses, differs } from './differences';

describe('a row of a comparison', () => {
  const facts = ({ rhythms }: { rhythms?: string[] }) => rhythms;

  it('differs if one programme has another value', () => {
    expect(differs(facts, [{ rhythms: ['fulltime'] }, { rhythms: ['fulltime', 'periodic'] }])).toBe(true);
    expect(differs(facts, [{ rhythms: ['fulltime'] }, {}, { rhythms: ['fulltime'] }])).toBe(true);
  });

  it('does not differ if all values are equal or empty, or for one programme', () => {
    expect(differs(facts, [{ rhythms: ['fulltime'] }, { rhythms: ['fulltime'] }])).toBe(false);
    expect(differs(facts, [{}, {}])).toBe(false);
    expect(differs(facts, [{ rhythms: ['fulltime'] }])).toBe(false);
  });
});

describe('campuses in common', () => {
  const at = (...campuses: string[]) => ({ campuses });

  it('teach every programme', () => {
    expect(
      commonCampuses([at('Lyon', 'Metz', 'Nice'), at('Nice', 'Lyon'), at('Lyon', 'Nice', 'Tours')]),
    ).toEqual(['Lyon', 'Nice']);
    expect(commonCampuses([at('Lyon'), at('Nice')])).toEqual([]);
  });

  it('are not offered for a single programme', () => {
    expect(commonCampuses([at('Lyon')])).toEqual([]);
    expect(commonCampuses([])).toEqual([]);
  });
});
