// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteBlock } from '../../../content-model/blocks/quote';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { quoteExample } from './example';
import { QuoteBlock } from './quote';

describe('the quote block', () => {
  it('quotes its author', async () => {
    renderBlock(QuoteBlock, await parseExample(defineBlock(quoteBlock), quoteExample));
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('blockquote')?.textContent).toBe(quoteExample.text);
    expect(figure.querySelector('figcaption')?.textContent).toContain('Hélène Marchadour');
  });

  it('is shown without role and portrait, but not without the quoted text', async () => {
    const bare = { ...quoteExample, role: null, portrait: null };
    renderBlock(QuoteBlock, await parseExample(defineBlock(quoteBlock), bare));
    expect(screen.getByText('Hélène Marchadour')).toBeTruthy();
    await expect(parseExample(defineBlock(quoteBlock), { ...quoteExample, text: ' ' })).rejects.toThrow();
  });
});
