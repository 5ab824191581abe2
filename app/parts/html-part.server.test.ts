import { describe, expect, it } from 'vitest';
import { HtmlPart } from './html-part.server';

const html = '<section id="tarifs" class="sheet"><p>4 800 € l’année</p></section>';

describe('a kept part', () => {
  it('keeps the HTML it was made of, and its id', () => {
    const { id, html: kept } = HtmlPart.of(html);
    expect([id, kept]).toEqual(['tarifs', html]);
  });

  it('is empty for empty content', () => {
    const { id, version, html } = HtmlPart.of('');
    expect([version === HtmlPart.of('').version, id, html]).toEqual([true, '', '']);
  });

  it('has another version with each letter', () => {
    expect(HtmlPart.of(html.replace('800', '900')).version).not.toBe(HtmlPart.of(html).version);
  });
});
