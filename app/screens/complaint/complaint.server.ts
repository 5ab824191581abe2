/** Reads and checks what a complaint form sends. Pure. */
import { z } from 'zod/v4';
import {
  type ComplaintField,
  complaintFields,
  longestFacts,
  longestLine,
  relations,
  type TypedComplaint,
} from './form-names';

const line = z.string().trim().max(longestLine);
const slugOrNone = z.union([z.literal(''), z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)]);

const schema = z.object({
  name: line.min(2),
  email: z.email().max(254),
  phone: z.union([z.literal(''), z.string().regex(/^\+?[\d ().-]{6,25}$/)]),
  relation: z.enum(relations),
  campus: slugOrNone,
  facts: z.string().trim().min(20).max(longestFacts),
  outcome: z.string().trim().max(longestFacts),
  consent: z.literal('oui'),
});

/** A complaint as the content service takes it. */
export interface Complaint {
  name: string;
  email: string;
  phone: string | null;
  relation: (typeof relations)[number];
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

/** @param form null when it was no form, or too large: nothing of it can be kept */
export function checkComplaint(form: URLSearchParams | null): CheckedComplaint {
  const typed = Object.fromEntries(
    complaintFields.map((field) => [field, (form?.get(field) ?? '').replaceAll('\r\n', '\n')]),
  ) as TypedComplaint;
  const trimmed = { ...typed, email: typed.email.trim(), phone: typed.phone.trim() };
  const result = schema.safeParse(trimmed);
  if (!result.success) {
    const named = new Set(result.error.issues.map(({ path }) => path[0]));
    return { typed, complaint: null, wrong: complaintFields.filter((field) => named.has(field)) };
  }
  const { consent: _, phone, campus, outcome, ...rest } = result.data;
  const complaint = { ...rest, phone: phone || null, campus: campus || null, outcome: outcome || null };
  return { typed, complaint, wrong: [] };
}
