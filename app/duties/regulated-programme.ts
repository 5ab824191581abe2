/** A programme as far as its duties go: a draft may lack any of it. */
import type { Programme } from '~/school/programmes/programmes.server';

type Judged = Pick<
  Programme,
  | 'slug'
  | 'title'
  | 'summary'
  | 'rhythms'
  | 'publicDiploma'
  | 'aims'
  | 'prerequisites'
  | 'methods'
  | 'assessment'
  | 'accessibility'
  | 'certification'
  | 'prices'
  | 'outcomes'
>;

export interface RegulatedProgramme extends Judged {
  /** Only searched for words: HTML, or an editor's Markdown. */
  description: Programme['description'] | string;
  duration: Pick<NonNullable<Programme['duration']>, 'format'> | null;
  admission: Omit<Programme['admission'], 'full' | 'byTelephone'> | null;
  campuses: readonly unknown[];
  updatedOn: string | null;
}
