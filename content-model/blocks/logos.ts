/** Partners, of one kind or all. */
import { partnerKinds } from '../enumerations';
import { oneOf } from '../kinds';
import { choice, defineResolvedBlock, heading, limit } from './shared';

export const logosBlock = defineResolvedBlock(
  'logos',
  ['Partenaires', 'handHeart', 'Les partenaires, repris de leur liste.'],
  {
    ...heading,
    kind: choice(oneOf(partnerKinds, ['Genre', 'Vide : tous.'])),
    limit: limit(12, 40),
  },
);
