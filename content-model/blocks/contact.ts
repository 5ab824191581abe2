/** How to reach a campus, or the school. */
import { campus, defineBlock, heading } from './shared';

export const contactBlock = defineBlock(
  'contact',
  ['Contact', 'phone', 'Comment joindre l’école ou l’un de ses campus.'],
  {
    ...heading,
    campus,
  },
);
