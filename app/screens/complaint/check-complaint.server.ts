/** Reads and checks the complaint form. Pure. */
import { z } from 'zod';
import { tidyEmail, tidyText } from '~/site/visitor-text';
import { complainants } from '../../../content-model/enumerations';
import { slugPattern } from '../../../content-model/values/slug';
import {
  type ComplaintField,
  type ComplaintInput,
  complaintFields,
  longestEmail,
  longestFacts,
  longestLine,
  longestPhone,
} from './complaint-fields';

/** A phone number is free text, also two numbers or an extension, with at least so many digits. */
const minimumDigits = 6;
const isPhone = (text: string) => text.replace(/\D/g, '').length >= minimumDigits;

const slugOrNone = z.union([z.literal(''), z.string().max(longestLine).regex(slugPattern)]);

const schema = z.object({
  name: z.string().min(2).max(longestLine),
  email: z.email().max(longestEmail),
  phone: z.union([z.literal(''), z.string().max(longestPhone).refine(isPhone)]),
  relation: z.enum(complainants),
  campus: slugOrNone,
  facts: z.string().trim().min(20).max(longestFacts),
  outcome: z.string().trim().max(longestFacts),
  consent: z.literal('oui'),
});

/** A complaint in the form of the content service. */
interface Complaint {
  name: string;
  email: string;
  phone: string | null;
  relation: (typeof complainants)[number];
  campus: string | null;
  facts: string;
  outcome: string | null;
}

interface CheckedComplaint {
  values: ComplaintInput;
  /** Null when something is missing or wrong. */
  complaint: Complaint | null;
  /** Fields that are missing or wrong, in the order of the form. */
  invalidFields: ComplaintField[];
}

/** @param form null if it was not a form, or too large: none of it can be kept */
export function checkComplaint(form: URLSearchParams | null): CheckedComplaint {
  const values = Object.fromEntries(
    complaintFields.map((field) => [field, (form?.get(field) ?? '').replaceAll('\r\n', '\n')]),
  ) as ComplaintInput;
  const result = schema.safeParse({
    ...values,
    name: tidy(values.name),
    email: tidyEmail(values.email),
    phone: tidy(values.phone).replace(/^tel:/i, ''),
  });
  if (!result.success) {
    const invalidNames = new Set(result.error.issues.map(({ path }) => path[0]));
    return {
      values,
      complaint: null,
      invalidFields: complaintFields.filter((field) => invalidNames.has(field)),
    };
  }
  const { consent: _, phone, campus, outcome, ...rest } = result.data;
  const complaint = { ...rest, phone: phone || null, campus: campus || null, outcome: outcome || null };
  return { values, complaint, invalidFields: [] };
}

/** Without a limit, so that a value that is too long is refused and not cut. */
function tidy(typed: string): string {
  return tidyText(typed, Number.POSITIVE_INFINITY);
}
