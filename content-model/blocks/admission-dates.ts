/** The dates of admission: editors write no date here. */
import { heading } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const admissionDatesBlock = defineResolvedBlock(
  'admission-dates',
  ['Dates d’admission', 'gate', 'Le calendrier des admissions, repris des réglages du site.'],
  {
    ...heading,
  },
);
