/** What the settings say of admissions (decision 067). */
import type { ReadOf } from '../../content-model/field';
import type { admissionSettings } from '../../content-model/singles';

/** Dates of admission that hold for many programmes: the State's calendar, and apprentices' own way. */
export type AdmissionSettings = NonNullable<ReadOf<typeof admissionSettings>>;

/** Of a school that keeps no dates but those of its programmes. */
export const noAdmissionDates: AdmissionSettings = { national: [], apprenticeship: null };
