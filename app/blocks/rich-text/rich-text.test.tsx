// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { richTextBlock } from '../../../content-model/blocks/rich-text';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { richTextExample } from './example';
import { RichTextBlock } from './rich-text';

describe('rich text', () => {
  it('shows its title, its text and its links', async () => {
    const body = '<p>Lire la <a href="/panorama">page des études</a>.</p>';
    renderBlock(RichTextBlock, await parseExample(defineBlock(richTextBlock), { ...richTextExample, body }));
    expect(screen.getByRole('region', { name: richTextExample.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'page des études' }).getAttribute('href')).toBe('/panorama');
  });

  it('has its titles below the title of the block, with unique ids, and its tables in a region', async () => {
    const body = '<h2>Prix</h2><table><caption>Tarifs</caption><tr><td>1</td></tr></table>';
    renderBlock(RichTextBlock, await parseExample(defineBlock(richTextBlock), { ...richTextExample, body }));
    expect(screen.getByRole('heading', { level: 3, name: 'Prix' }).id).toMatch(/^titre-.+-prix$/);
    expect(screen.getByRole('region', { name: 'Tarifs' }).tabIndex).toBe(0);
  });

  it('lets no script, style or event handler through', async () => {
    const body = '<p onclick="a()" style="color:red">Texte<script>alert(1)</script></p>';
    const { container } = renderBlock(
      RichTextBlock,
      await parseExample(defineBlock(richTextBlock), { ...richTextExample, body }),
    );
    expect(container.querySelector('.prose')?.innerHTML).toBe('<p>Texte</p>');
  });

  it('is refused when sanitising leaves it empty', async () => {
    await expect(
      parseExample(defineBlock(richTextBlock), { ...richTextExample, body: '<script>1</script>' }),
    ).rejects.toThrow();
    await expect(
      parseExample(defineBlock(richTextBlock), { ...richTextExample, body: null }),
    ).rejects.toThrow();
  });
});
