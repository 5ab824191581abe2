/** What the settings say of admissions (decision 067). */
import { z } from 'zod';
import { flag, isoDate, lenientArray, optionalIsoDate, optionalText, text } from '~/content/fields.server';

/** Dates of admission that hold for many programmes: the State's calendar, and apprentices' own way. */
export const admissionSettings = z.object({
  national: lenientArray(
    z.object({
      title: text,
      text: optionalText,
      opensOn: isoDate,
      closesOn: optionalIsoDate,
      applications: flag(false),
    }),
  ),
  apprenticeship: z
    .object({ opensOn: optionalIsoDate, closesOn: optionalIsoDate, text: optionalText })
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});
export type AdmissionSettings = z.output<typeof admissionSettings>;

/** Of a school that keeps no dates but those of its programmes. */
export const noAdmissionDates: AdmissionSettings = { national: [], apprenticeship: null };
