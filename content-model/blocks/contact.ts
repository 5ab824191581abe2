/** Contact details of a campus, or of the school. */
import { campus, heading } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const contactBlock = defineResolvedBlock(
  'contact',
  ['Contact', 'phone', 'Comment joindre l’école ou l’un de ses campus.'],
  {
    ...heading,
    campus,
  },
);
