// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOfTests, parseExample, renderBlock } from '../testing';
import { newsDefinition } from './definition.server';
import { newsExample } from './example';
import { NewsBlock } from './news';

describe('the news block', () => {
  it('shows the latest news, no more than the editor requested', async () => {
    const block = await parseExample(newsDefinition, { ...newsExample, limit: 2 });
    renderBlock(NewsBlock, block);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const [first, second] = block.items;
    expect(Date.parse(first?.publishDate ?? '')).toBeGreaterThanOrEqual(
      Date.parse(second?.publishDate ?? ''),
    );
  });

  it('leads to the news of the category the editor chose', async () => {
    const block = await parseExample(newsDefinition, { ...newsExample, category: 'portraits' });
    expect(block.items.every(({ category }) => category?.slug === 'portraits')).toBe(true);
    expect(block.all).toBe('/actualites?categorie=portraits');
  });

  it('is not rendered without news', async () => {
    expect(
      await newsDefinition.read({ ...newsExample, category: 'nulle-part' }, contextOfTests()),
    ).toBeNull();
  });
});
