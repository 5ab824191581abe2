import { describe, expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { listAllProgrammes } from '../programmes/all-programmes.server';
import { orientationHref, parseSituation } from './orientation-address';
import { programmesFor, type Situation, situations } from './situations';

const all = await listAllProgrammes(createRig().content);
const slugsFor = (situation: Situation | null) => programmesFor(all, situation).map(({ slug }) => slug);

describe('the programmes that fit a situation', () => {
  it.each([
    ['troisieme', 'bac-pro-gmnf', 'bts-gpn'],
    ['premiere', 'bts-gpn', 'bac-pro-gmnf'],
    ['terminale', 'bachelor-amenagement-durable', 'mastere-rse'],
    ['bac-1', 'bts-gemeau', 'bachelor-qse'],
    ['bac-2', 'bachelor-qse', 'court-iso-14001'],
    ['bac-3', 'mastere-rse', 'bachelor-qse'],
    ['en-poste', 'court-iso-14001', 'none'],
    ['parent', 'bac-pro-gmnf', 'court-iso-14001'],
  ] as const)('%s: %s, not %s', (situation, fitting, other) => {
    expect(slugsFor(situation)).toContain(fitting);
    expect(slugsFor(situation)).not.toContain(other);
  });

  it('are offered to everybody except companies; without a choice, every long programme', () => {
    for (const situation of situations)
      expect(slugsFor(situation).length === 0, situation).toBe(situation === 'entreprise');
    expect(slugsFor(null)).toHaveLength(all.filter(({ duration }) => duration?.format === 'long').length);
  });
});

describe('the address', () => {
  it('names a situation and a place, and is read again', () => {
    expect(orientationHref('terminale', 'nantes')).toBe('/pour-vous?situation=terminale&pres-de=nantes');
    expect(orientationHref(null, null)).toBe('/pour-vous');
    for (const situation of situations) {
      const { searchParams } = new URL(orientationHref(situation, null), 'https://www.ecole.example');
      expect(parseSituation(searchParams)).toBe(situation);
    }
  });

  it('ignores an unknown situation', () => {
    expect(parseSituation(new URLSearchParams('situation=roi'))).toBeNull();
    expect(parseSituation(new URLSearchParams('situation=bac-2&situation=troisieme'))).toBe('bac-2');
  });
});
