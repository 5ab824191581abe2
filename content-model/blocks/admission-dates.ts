/** When one can apply: editors write no date here. */
import { defineBlock, heading } from './shared';

export const admissionDatesBlock = defineBlock(
  'admission-dates',
  ['Dates d’admission', 'gate', 'Le calendrier des admissions, repris des réglages du site.'],
  {
    ...heading,
  },
);
