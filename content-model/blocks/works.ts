/** Works of students. */
import { heading, limit } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const worksBlock = defineResolvedBlock(
  'works',
  ['Travaux d’étudiants', 'briefcase', 'Les derniers travaux d’étudiants, repris de leur liste.'],
  {
    ...heading,
    limit: limit(3),
  },
);
