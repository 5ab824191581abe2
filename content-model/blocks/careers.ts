/** Careers, of one sector or all. */
import { defineResolvedBlock, heading, limit, sector } from './shared';

export const careersBlock = defineResolvedBlock(
  'careers',
  ['Métiers', 'rocket', 'Des métiers, repris de leur liste.'],
  {
    ...heading,
    sector,
    limit: limit(6, 40),
  },
);
