/** Works of students. */
import { defineResolvedBlock, heading, limit } from './shared';

export const worksBlock = defineResolvedBlock(
  'works',
  ['Travaux d’étudiants', 'briefcase', 'Les derniers travaux d’étudiants, repris de leur liste.'],
  {
    ...heading,
    limit: limit(3),
  },
);
