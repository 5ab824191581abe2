/** Media objects of the content service, parsed into pictures. */
import { z } from 'zod';
import { NoMediaAddress, sourcePath } from '~/images/picture/media-origins.server';
import { type RejectedPicture, reportRejection } from '~/images/picture/rejected-pictures';
import { signedPath, versionedPath } from '~/images/picture/signature.server';
import { noteVersion } from '~/images/picture/versions';
import { wholeOnWire } from '../../content-model/reading/on-wire';
import type { Media } from '../../content-model/reading/site-values';
import { maxBytes, maxPixels, pictureKind } from '../../content-model/rules/picture-limits';

export type { Media };

const percent = z.number().min(0).max(100);

const wireFile = z.object({
  url: z.string().min(1).max(2048),
  width: z.number().positive().nullish().catch(null),
  height: z.number().positive().nullish().catch(null),
  /** Kilobytes. */
  size: z.number().positive().nullish().catch(null),
});
type WireFile = z.output<typeof wireFile>;

/** Requested whole: Strapi refuses a list of fields for a media object that has not all of them. */
const wireMedia = wholeOnWire(
  wireFile.extend({
    alternativeText: z.string().nullish(),
    hash: z.string().nullish().catch(null),
    updatedAt: z.string().nullish().catch(null),
    focalPoint: z.object({ x: percent, y: percent }).nullish().catch(null),
    /** Smaller versions that the content service has made. */
    formats: z.record(z.string(), wireFile.nullish().catch(null)).nullish().catch(null),
  }),
);
type WireMedia = z.output<typeof wireMedia>;

/** Reads a media object: the file itself, or the largest of its smaller versions that is within the limits. */
export const media = wireMedia.transform((value, context): Media => {
  const version = versionOf(value);
  let firstProblem: Problem | undefined;
  for (const file of [value, ...smallerVersions(value)]) {
    const problem = problemOf(file);
    if (problem === null) return pictureOf(value, file, version);
    firstProblem ??= problem;
  }
  const message = `${firstProblem?.problem}: ${value.url}`;
  if (firstProblem) reportRejection({ url: value.url, why: firstProblem.why, problem: message });
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A picture that may be missing; a broken one counts as missing. */
export const optionalMedia = media
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

function pictureOf(value: WireMedia, file: WireFile, version: string | null): Media {
  const path = sourcePath(file.url);
  noteVersion(path, versionedPath(path, version));
  return {
    path: signedPath(path, version),
    alt: value.alternativeText?.trim() ?? '',
    width: file.width ?? value.width ?? 1600,
    height: file.height ?? value.height ?? 1067,
    focus: value.focalPoint ?? undefined,
  };
}

function smallerVersions({ formats }: WireMedia): WireFile[] {
  return Object.values(formats ?? {})
    .flatMap((file) => file ?? [])
    .sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
}

type Problem = Omit<RejectedPicture, 'url'>;

/** Why a file cannot be shown, as far as the content says it; null without a known reason. */
function problemOf(file: WireFile): Problem | null {
  const { url, width, height, size } = file;
  let path: string;
  try {
    path = sourcePath(url);
  } catch (error) {
    if (error instanceof NoMediaAddress) return { why: error.why, problem: error.message };
    throw error;
  }
  const kind = pictureKind(path);
  if (kind === null) return { why: 'kind', problem: 'neither JPEG, PNG, WebP, AVIF, GIF nor SVG' };
  if ((size ?? 0) * 1000 > maxBytes)
    return { why: 'bytes', problem: `${Math.round((size ?? 0) / 1000)} MB, of at most 15` };
  const pixels = (width ?? 0) * (height ?? 0);
  if (kind !== 'svg' && pixels > maxPixels[kind]) {
    const problem = `${Math.round(pixels / 1e6)} megapixels, of at most ${maxPixels[kind] / 1e6}`;
    return { why: 'pixels', problem };
  }
  return null;
}

/**
 * A replaced file keeps its address, so the time of its last change is part of the picture's address; without one, the
 * hash of the file.
 */
function versionOf({ updatedAt, hash }: WireMedia): string | null {
  const time = Date.parse(updatedAt ?? '');
  if (time > 0) return Math.floor(time / 1000).toString(36);
  return (
    hash
      ?.toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .slice(-10) || null
  );
}
