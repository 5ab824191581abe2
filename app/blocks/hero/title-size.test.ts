import { describe, expect, it } from 'vitest';
import { titleSize } from './title-size';

describe('size of a page-opening title', () => {
  it('sets a short title of short words in the largest size', () => {
    expect(titleSize('Apprendre à ménager le monde')).toBe('short');
  });

  it('steps down for a longer title, or for a word a phone could not hold', () => {
    expect(titleSize('On quitte l’école, rarement le réseau')).toBe('medium');
    expect(titleSize('Assainissement')).toBe('medium');
  });

  it('steps down twice for 120 characters and for the longest words', () => {
    expect(
      titleSize(
        'Sept campus ouvrent leurs portes le même samedi pour parler d’eau, de sols, d’énergie et de tout ce qui relie les trois',
      ),
    ).toBe('long');
    expect(titleSize('Interprofessionnelle')).toBe('long');
  });
});
