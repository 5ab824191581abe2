// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { mediaTextDefinition } from './definition.server';
import { mediaTextExample } from './example';
import { MediaTextBlock } from './media-text';

describe('media and text', () => {
  it('shows picture, title, text and buttons', async () => {
    renderBlock(MediaTextBlock, await parseExample(mediaTextDefinition, mediaTextExample));
    expect(screen.getByRole('region', { name: mediaTextExample.title })).toBeTruthy();
    expect(screen.getByRole('img', { name: mediaTextExample.image.alternativeText })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trouver mon campus' }).getAttribute('href')).toBe('/campus');
  });

  it('keeps its text when the picture is broken or missing', async () => {
    const block = await parseExample(mediaTextDefinition, {
      ...mediaTextExample,
      image: { url: '//ailleurs' },
    });
    const bare = await parseExample(mediaTextDefinition, { ...mediaTextExample, image: undefined });
    expect(bare.image).toBeNull();
    renderBlock(MediaTextBlock, { ...block, image: null });
    expect(screen.getByText(/tourbière/)).toBeTruthy();
  });

  it('is refused with only its title', async () => {
    const { title } = mediaTextExample;
    await expect(parseExample(mediaTextDefinition, { title })).rejects.toThrow();
  });
});
