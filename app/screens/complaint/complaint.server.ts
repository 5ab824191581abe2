/** Reads and checks the complaint form. Pure. */
import { z } from 'zod';
import { tidyEmail, tidyText } from '~/site/typed-text';
import { complainants } from '../../../content-model/enumerations';
import {
  type ComplaintField,
  complaintFields,
  longestEmail,
  longestFacts,
  longestLine,
  longestPhone,
  type TypedComplaint,
} from './form-names';

/** Free text: two numbers and an extension are allowed, with at least six digits. */
const leastDigits = 6;
const isPhone = (text: string) => text.replace(/\D/g, '').length >= leastDigits;

const slugOrNone = z.union([z.literal(''), z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)]);

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
export interface Complaint {
  name: string;
  email: string;
  phone: string | null;
  relation: (typeof complainants)[number];
  campus: string | null;
  facts: string;
  outcome: string | null;
}

export interface CheckedComplaint {
  typed: TypedComplaint;
  /** null when something is missing or wrong. */
  complaint: Complaint | null;
  /** Fields that are missing or wrong, in the order of the form. */
  wrong: ComplaintField[];
}

/** @param form null if it was not a form, or too large: none of it can be kept */
export function checkComplaint(form: URLSearchParams | null): CheckedComplaint {
  const typed = Object.fromEntries(
    complaintFields.map((field) => [field, (form?.get(field) ?? '').replaceAll('\r\n', '\n')]),
  ) as TypedComplaint;
  const result = schema.safeParse({
    ...typed,
    name: tidy(typed.name),
    email: tidyEmail(typed.email),
    phone: tidy(typed.phone).replace(/^tel:/i, ''),
  });
  if (!result.success) {
    const named = new Set(result.error.issues.map(({ path }) => path[0]));
    return { typed, complaint: null, wrong: complaintFields.filter((field) => named.has(field)) };
  }
  const { consent: _, phone, campus, outcome, ...rest } = result.data;
  const complaint = { ...rest, phone: phone || null, campus: campus || null, outcome: outcome || null };
  return { typed, complaint, wrong: [] };
}

/** A long value stays, and is refused. */
function tidy(typed: string): string {
  return tidyText(typed, Number.POSITIVE_INFINITY);
}
