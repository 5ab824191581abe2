import { describe, expect, it } from 'vitest';
import { KeptPart } from './kept-part.server';

const html = '<section id="tarifs" class="sheet"><p>4 800 € l’année</p></section>';

describe('a kept part', () => {
  it('keeps the HTML it was made of, and its id', () => {
    const { id, html: kept } = KeptPart.of(html);
    expect([id, kept]).toEqual(['tarifs', html]);
  });

  it('is empty for empty content', () => {
    const { id, version, html } = KeptPart.of('');
    expect([version === KeptPart.of('').version, id, html]).toEqual([true, '', '']);
  });

  it('has another version with each letter', () => {
    expect(KeptPart.of(html.replace('800', '900')).version).not.toBe(KeptPart.of(html).version);
  });
});
