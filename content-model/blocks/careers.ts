/** Careers, of one sector or all. */
import { heading, limit, sector } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const careersBlock = defineResolvedBlock(
  'careers',
  ['Métiers', 'rocket', 'Des métiers, repris de leur liste.'],
  {
    ...heading,
    sector,
    limit: limit(6, 40),
  },
);
