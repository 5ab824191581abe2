/** Careers, of one sector or all. */
import { defineBlock, heading, limit, sector } from './shared';

export const careersBlock = defineBlock(
  'careers',
  ['Métiers', 'rocket', 'Des métiers, repris de leur liste.'],
  {
    ...heading,
    sector,
    limit: limit(6, 40),
  },
);
