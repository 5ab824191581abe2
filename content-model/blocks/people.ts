/** Alumni, ambassadors or both. */
import { peopleKinds } from '../enumerations';
import { oneOf } from '../kinds';
import { heading, limit, optionalCriterion } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const peopleBlock = defineResolvedBlock(
  'people',
  ['Anciens élèves', 'user', 'D’anciens élèves ou des ambassadeurs, repris de leur liste.'],
  {
    ...heading,
    kind: optionalCriterion(oneOf(peopleKinds, ['Genre', 'Vide : anciens élèves et ambassadeurs.'])),
    limit: limit(4),
  },
);
