/** The values of a consent form, parsed once. */
import { z } from 'zod';
import { formChoices, formNames } from '~/consent/form-names';
import { type Purpose, purposes } from '~/consent/purposes';

const address = z.string().max(2048).catch('');

const schema = z.object({
  choice: z.enum(formChoices),
  /** Unknown purposes are not granted. */
  purposes: z.array(z.enum(purposes).nullable().catch(null)),
  back: address,
  landing: address,
  referrer: address,
});

export interface ConsentForm {
  granted: Purpose[];
  back: string;
  landing: string;
  referrer: string;
}

/**
 * @param inUse purposes that can be decided on; others are neither granted nor refused
 * @returns null for a form of another site
 */
export function parseConsentForm(
  form: URLSearchParams | null,
  inUse: readonly Purpose[],
): ConsentForm | null {
  const result = schema.safeParse({
    choice: form?.get(formNames.choice),
    purposes: form?.getAll(formNames.purpose),
    back: form?.get(formNames.back) ?? '',
    landing: form?.get(formNames.landing) ?? '',
    referrer: form?.get(formNames.referrer) ?? '',
  });
  if (!result.success) return null;
  const { choice, purposes: chosen, ...addresses } = result.data;
  const isGranted = (purpose: Purpose) =>
    choice === formChoices.acceptAll || (choice === formChoices.chosen && chosen.includes(purpose));
  return { granted: inUse.filter(isGranted), ...addresses };
}
