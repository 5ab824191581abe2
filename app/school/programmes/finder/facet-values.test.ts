import { describe, expect, it } from 'vitest';
import { wordOf } from './facet-values';
import { sampleValues } from './testing';

describe('the words of a value', () => {
  it('are those of the school; an unknown parameter has none', () => {
    expect(wordOf(sampleValues, 'campus', 'la-reunion')).toBe('La Réunion');
    expect(wordOf(sampleValues, 'exit', '0')).toBe('Bac');
    expect(wordOf(sampleValues, 'campus', 'atlantide')).toBeNull();
  });
});
