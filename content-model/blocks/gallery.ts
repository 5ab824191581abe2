/** Several photographs. */
import { picture } from '../kinds';
import { heading, items } from './block-fields';
import { defineBlock } from './define-block';

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
