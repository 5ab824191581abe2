/** Partners, of one kind or all. */
import { partnerKinds } from '../enumerations';
import { oneOf, readAs, slug } from '../kinds';
import { heading, limit, optionalCriterion } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const logosBlock = defineResolvedBlock(
  'logos',
  ['Partenaires', 'handHeart', 'Les partenaires, repris de leur liste.'],
  {
    ...heading,
    kind: optionalCriterion(readAs(oneOf(partnerKinds, ['Genre', 'Vide : tous.']), slug().read)),
    limit: limit(12, 40),
  },
);
