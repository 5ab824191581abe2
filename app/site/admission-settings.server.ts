/** The admissions data of the settings. */
import type { ReadOf } from '../../content-model/field';
import type { admissionSettings } from '../../content-model/singles/settings';

/** Dates of admission common to many programmes: the State's calendar, and the apprentices' own. */
export type AdmissionSettings = NonNullable<ReadOf<typeof admissionSettings>>;

/** For a school with only its programmes' dates. */
export const noAdmissionDates: AdmissionSettings = { national: [], apprenticeship: null };
