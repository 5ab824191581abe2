/** Lenient readings of values: an invalid one removes only itself. */
import { z } from 'zod';
import { overBound, withinBound } from '../values/long-texts';
import { withNonBreakingSpaces } from '../values/non-breaking-spaces';
import { safeHref } from '../values/safe-href';
import { pageSlugPattern, slugPattern } from '../values/slug';
import { isWireDate, withOffset } from '../values/wire-date';
import { isZone, schoolZone } from '../values/zones';
import { parseItem } from './make-once';
import { noteLoss } from './note-losses';
import { arrayOnWire, unknownOnWire } from './on-wire';
import { reportLosses } from './report-losses';

/** A slug of the content service. */
export const slug = z.string().regex(slugPattern, 'no slug in lower case');

/** The slug or the section of an editorial page. */
export const pageSlug = z.string().regex(pageSlugPattern, 'no words in lower case with hyphens between');

/** Null in place of an invalid value, since an entry needs only slug and title; the loss is logged with its field. */
export function orAbsent<T extends z.ZodType>(schema: T) {
  return schema
    .nullish()
    .catch(noteLoss)
    .transform((value): NonNullable<z.output<T>> | null => value ?? null);
}

/** Yes or no; `defaultValue` if it is missing. */
export function flag(defaultValue: boolean) {
  return orAbsent(z.boolean()).transform((value) => value ?? defaultValue);
}

/** An optional slug. */
export const optionalSlug = orAbsent(slug);
export const optionalPageSlug = orAbsent(pageSlug);

/** A plain text over its bound is reported with its field. */
function reportTooLong<T extends z.ZodString>(schema: T): T {
  reportLosses(schema, (value) => overBound(String(value)));
  return schema;
}

/** One line or paragraph of plain text, with French non-breaking spaces. */
export const text = reportTooLong(z.string().trim().min(1)).transform((value) =>
  withNonBreakingSpaces(withinBound(value)),
);

/** A text that may be missing, null or empty: null then. */
export const optionalText = orAbsent(reportTooLong(z.string())).transform(
  (value) => withNonBreakingSpaces(withinBound(value?.trim() ?? '')) || null,
);

/** A required e-mail address: pages link to it. */
export const email = text.refine(isEmail);

/** An e-mail address that may be missing; an invalid one counts as missing. */
export const optionalEmail = optionalText.transform((value) =>
  value !== null && isEmail(value) ? value : null,
);

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[\w.!#$&'*+/=?^{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text);
}

/** A reference to another entry, with the fields of a link to it. */
export const reference = z.object({ title: text, slug });
export type Reference = z.output<typeof reference>;

/** A reference that may be missing; a broken one counts as missing. */
export const optionalReference = orAbsent(reference);

/** Name of a time zone; an unknown one counts as missing. */
export const timeZone = z.string().refine(isZone, 'not a time zone of IANA').optional().catch(undefined);

/** A link; an unsafe one is null (see `safeHref`). */
export const optionalHref = unknownOnWire('scalar').transform((value) => safeHref(value));

/** A date as written: an hour without an offset from UTC is local to a place that only the entry names. */
const wireDate = z.string().refine(isWireDate, 'not a day of the calendar (ISO 8601)');
export const optionalWireDate = orAbsent(wireDate);

/** ISO date, or date-time with its offset from UTC: without one it is the school's local time. */
export const isoDate = wireDate.transform((text) => withOffset(text, schoolZone));
export const optionalIsoDate = orAbsent(isoDate);

/** Entries of an array that parse; the others are left out. For lists inside an entry. */
export function lenientArray<T extends z.ZodType>(schema: T) {
  return orAbsent(arrayOnWire(schema)).transform((values) =>
    (values ?? []).flatMap((value): z.output<T>[] => {
      const result = parseItem(schema, value);
      if (!result.success) noteLoss();
      return result.success ? [result.data] : [];
    }),
  );
}

/** References of an entry; invalid ones are left out. */
export const references = lenientArray(reference);
