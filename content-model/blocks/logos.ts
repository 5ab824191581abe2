/** Partners, of one kind or all. */
import { slug } from '../kinds';
import { choice, defineResolvedBlock, heading, limit } from './shared';

export const logosBlock = defineResolvedBlock(
  'logos',
  ['Partenaires', 'handHeart', 'Les partenaires, repris de leur liste.'],
  {
    ...heading,
    kind: choice(slug()),
    limit: limit(12, 40),
  },
);
