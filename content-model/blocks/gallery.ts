/** Several photographs. */
import { picture } from '../kinds';
import { defineBlock, heading, items } from './shared';

export const galleryBlock = defineBlock(
  'gallery',
  ['Galerie', 'crop', 'Plusieurs photos, chacune avec son texte alternatif.'],
  {
    ...heading,
    images: items(picture(), ['path'], 12, [
      'Images',
      'Chacune avec son texte alternatif : sans lui la page n’est pas publiée.',
    ]),
  },
  ['images'],
);
