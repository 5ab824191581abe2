// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { postsDefinition } from './definition.server';
import { postsExample } from './example';
import { PostsBlock } from './posts';

describe('the posts block', () => {
  it('shows the latest posts of the category the editor chose', async () => {
    const block = await parseExample(postsDefinition, postsExample);
    renderBlock(PostsBlock, block);
    expect(block.items.length).toBeGreaterThan(0);
    expect(block.items.every(({ category }) => category?.slug === postsExample.category)).toBe(true);
    expect(screen.getAllByRole('article')).toHaveLength(block.items.length);
    expect(block.all).toBe(`/blog?categorie=${postsExample.category}`);
  });

  it('shows a sentence when there is no post', async () => {
    renderBlock(PostsBlock, await parseExample(postsDefinition, { ...postsExample, category: 'nulle-part' }));
    expect(screen.getByText('Aucun post retrouvé.')).toBeTruthy();
  });
});
