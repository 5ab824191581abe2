/** The latest work-study offers. */
import { campus, heading, limit, sector } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const offersBlock = defineResolvedBlock(
  'offers',
  ['Offres d’alternance', 'briefcase', 'Les dernières offres, reprises de leur liste.'],
  {
    ...heading,
    sector,
    campus,
    limit: limit(3),
  },
);
