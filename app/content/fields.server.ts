/** Schemas of fields that many collections share, parsed into domain values. */
import { z } from 'zod/v4';
import { withNonBreakingSpaces } from './non-breaking-spaces';
import { arrayHolding, unknownHolding, wholeOnWire } from './on-wire.server';
import { signedPath } from './picture-signature.server';
import { safeHref } from './safe-href';
import { pageSlugPattern, slugPattern } from './slug';

/** A slug of the content service. */
export const slug = z.string().regex(slugPattern, 'no slug in lower case');

/** The slug or the section of an editorial page. */
export const pageSlug = z.string().regex(pageSlugPattern, 'no words in lower case with hyphens between');

/**
 * A value that may be missing: null then. Strapi sends null for every field nobody touched, and an empty text for one
 * that was emptied.
 */
export function orAbsent<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value): z.output<T> | null => value ?? null);
}

/** Yes or no; `otherwise` where nobody has said. */
export function flag(otherwise: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? otherwise);
}

/** The slug of something that may have none. */
export const optionalSlug = orAbsent(slug);
export const optionalPageSlug = orAbsent(pageSlug);

/** One line or paragraph of plain text, with non-breaking spaces where French typography has them. */
export const text = z.string().trim().min(1).max(5000).transform(withNonBreakingSpaces);

/** A text that may be missing, null or empty: null then. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => withNonBreakingSpaces(value?.trim() ?? '') || null);

/** A required e-mail address and nothing else: it becomes a link. */
export const email = text.refine(isEmail);

/** An e-mail address that may be missing; an invalid one counts as missing. */
export const optionalEmail = optionalText.transform((value) =>
  value !== null && isEmail(value) ? value : null,
);

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[\w.!#$&'*+/=?^{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text);
}

/** A reference to another entry, with what a link to it needs. */
export const reference = z.object({ title: text, slug });
export type Reference = z.output<typeof reference>;

/** A reference that may be missing; a broken one counts as missing. */
export const optionalReference = reference
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A link; what is not safe to follow is null (see `safeHref`). */
export const optionalHref = unknownHolding('scalar').transform((value) => safeHref(value));

const isoForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** ISO date or date-time. `Date.parse` alone accepts `salon 5`, which cannot be formatted. */
export const isoDate = z
  .string()
  .refine((value) => isoForm.test(value) && !Number.isNaN(Date.parse(value)), 'not a date');
export const optionalIsoDate = orAbsent(isoDate);

/** A picture of the content service. */
export interface Media {
  /** Signed path below the media origin, `/{signature}/uploads/…`: what `imageAddress` takes. */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** Colour family of the placeholder. */
  theme: string;
  /** Position of the subject, in percent of width and height; a crop keeps it. */
  focus?: { x: number; y: number } | undefined;
}

const percent = z.number().min(0).max(100);

/** Populated whole: Strapi refuses a list of fields for a media object that has not all of them. */
const wireMedia = wholeOnWire(
  z.object({
    url: z.string().min(1).max(2048),
    alternativeText: z.string().nullish(),
    width: z.number().positive().nullish(),
    height: z.number().positive().nullish(),
    theme: z.string().nullish(),
    updatedAt: z.string().nullish().catch(null),
    focalPoint: z.object({ x: percent, y: percent }).nullish().catch(null),
  }),
);

/** Reads a media object; only its path is kept, the origin is configuration (`MEDIA_ORIGIN`). */
export const media = wireMedia.transform((value, context): Media => {
  const path = mediaPath(value.url);
  if (path === null) {
    context.addIssue({ code: 'custom', message: `not a media address: ${value.url}` });
    return z.NEVER;
  }
  return {
    path: signedPath(path, versionOf(value.updatedAt)),
    alt: value.alternativeText?.trim() ?? '',
    width: value.width ?? 1600,
    height: value.height ?? 1067,
    theme: value.theme ?? 'campus',
    focus: value.focalPoint ?? undefined,
  };
});

/** A file that is replaced keeps its address, so the time of its last change is part of the picture's own. */
function versionOf(updatedAt: string | null | undefined): string | null {
  const time = Date.parse(updatedAt ?? '');
  return time > 0 ? Math.floor(time / 1000).toString(36) : null;
}

/** A picture that may be missing; a broken one counts as missing. */
export const optionalMedia = media
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

function mediaPath(url: string): string | null {
  try {
    const { pathname } = new URL(url, 'http://media.invalid');
    return /^\/[\w./%-]+$/.test(pathname) && !pathname.includes('..') ? pathname : null;
  } catch {
    return null;
  }
}

/** Entries of an array that parse; the others are left out. For lists inside an entry. */
export function lenientArray<T extends z.ZodType>(schema: T) {
  return arrayHolding(schema)
    .nullish()
    .transform((values) =>
      (values ?? []).flatMap((value): z.output<T>[] => {
        const result = schema.safeParse(value);
        return result.success ? [result.data] : [];
      }),
    );
}

/** References of an entry; those that do not parse are left out. */
export const references = lenientArray(reference);
