/** Contact details of a campus, or of the school. */
import { campus, defineResolvedBlock, heading } from './shared';

export const contactBlock = defineResolvedBlock(
  'contact',
  ['Contact', 'phone', 'Comment joindre l’école ou l’un de ses campus.'],
  {
    ...heading,
    campus,
  },
);
