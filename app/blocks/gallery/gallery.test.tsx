// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryBlock } from '../../../content-model/blocks/gallery';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { galleryExample } from './example';
import { GalleryBlock } from './gallery';

describe('gallery', () => {
  it('lists its pictures with their alternative texts, none loaded eagerly further down a page', async () => {
    renderBlock(GalleryBlock, await parseExample(defineBlock(galleryBlock), galleryExample));
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
      galleryExample.images.map((image) => image.alternativeText),
    );
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
  });

  it('leaves out a broken picture; is refused when no picture remains', async () => {
    const images = [{ url: '/uploads/../secret' }, ...galleryExample.images];
    expect(
      (await parseExample(defineBlock(galleryBlock), { ...galleryExample, images: [...images, {}] })).images
        .length,
    ).toBeLessThan(7);
    await expect(
      parseExample(defineBlock(galleryBlock), { ...galleryExample, images: [{}] }),
    ).rejects.toThrow();
  });
});
