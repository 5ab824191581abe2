import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time';

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');

describe('the reading time of a post', () => {
  it('counts whole minutes of 220 words', () => {
    expect(readingMinutes(`<p>${words(440)}</p>`)).toBe(2);
    expect(readingMinutes(`<p>${words(1100)}</p>`)).toBe(5);
  });

  it('is at least a minute, even for a post without words', () => {
    expect(readingMinutes('<p>Trois mots seulement.</p>')).toBe(1);
    expect(readingMinutes('')).toBe(1);
  });

  it('counts the text, not the markup', () => {
    const marked = Array.from(
      { length: 220 },
      () =>
        '<a href="https://exemple.example/une/longue/adresse?x=1" rel="noopener"><strong>mot</strong></a>&nbsp;',
    );
    expect(readingMinutes(marked.join(''))).toBe(1);
  });

  it('counts an elided or hyphenated word once', () => {
    expect(readingMinutes(Array.from({ length: 330 }, () => 'l’arc-en-ciel').join(' '))).toBe(2);
  });
});
