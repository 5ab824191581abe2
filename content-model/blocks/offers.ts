/** The latest work-study offers. */
import { campus, defineResolvedBlock, heading, limit, sector } from './shared';

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
