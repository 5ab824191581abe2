import { z } from 'zod';
import { media } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries } from '../entries.server';

export const galleryDefinition = defineBlock(
  'gallery',
  z.object({ ...blockHeading, images: entries(media, ['path']) }),
  ['images'],
);
export type GalleryBlockData = BlockOf<typeof galleryDefinition>;
