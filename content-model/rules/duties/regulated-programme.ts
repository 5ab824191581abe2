/** The parts of a programme that duties concern; a draft may lack any. */
import type { programmes } from '../../collections/programmes';
import type { Values } from '../../field';

/** A programme as its page reads it. */
type ReadProgramme = Values<(typeof programmes)['views']['sheet']>;

type ProgrammeFields = Pick<
  ReadProgramme,
  | 'slug'
  | 'title'
  | 'summary'
  | 'description'
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

export interface RegulatedProgramme extends ProgrammeFields {
  rhythms: readonly string[];
  duration: Pick<NonNullable<ReadProgramme['duration']>, 'format'> | null;
  admission: Omit<ReadProgramme['admission'], 'full' | 'byTelephone'> | null;
  campuses: readonly unknown[];
  updatedOn: string | null;
}
