/** Partners, of one kind or all. */
import { slug } from '../kinds';
import { choice, defineBlock, heading, limit } from './shared';

export const logosBlock = defineBlock(
  'logos',
  ['Partenaires', 'handHeart', 'Les partenaires, repris de leur liste.'],
  {
    ...heading,
    kind: choice(slug()),
    limit: limit(12, 40),
  },
);
