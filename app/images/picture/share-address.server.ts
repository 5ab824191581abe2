/**
 * Addresses of share pictures: `/images/partage/{signature}/{content}.jpg`. They are signed, so that no client can have
 * the school's logo drawn beside another text.
 */
import { z } from 'zod';
import { isDrawing } from './address';
import { type Focus, shareTitle } from './share-card';
import { signedPath, unsignedPath } from './signature.server';

export interface SharePicture {
  title: string;
  /** The path of the illustration's file; null: none. */
  path: string | null;
  /** Position of its subject in percent, if it is known: the card's crop keeps it. */
  focus: Focus | null;
}

const prefix = '/images/partage';
/** The purpose of the signature. */
const kind = 'share picture:';
const percent = z.int().min(0).max(100);
const pictureSchema = z.tuple([
  z.string().min(1),
  z.string().startsWith('/').nullable(),
  z.tuple([percent, percent]).optional(),
]);

interface Illustration {
  path: string;
  focus?: Focus | undefined;
}

/** @param picture the page's illustration, by its signed path */
export function shareAddress(title: string, picture: Illustration | null): string {
  // A drawing is sent as it is, and not drawn into a card.
  const path = picture && !isDrawing(picture) ? unsignedPath(picture.path) : null;
  const focus = path === null ? undefined : picture?.focus;
  const subject = focus ? [[Math.round(focus.x), Math.round(focus.y)]] : [];
  const text = JSON.stringify([shareTitle(title), path, ...subject]);
  return `${prefix}${signedPath(`/${Buffer.from(text).toString('base64url')}.jpg`, null, kind)}`;
}

export function isShareAddress(pathname: string): boolean {
  return pathname.startsWith(`${prefix}/`);
}

/** @returns the status of the refusal: 400 for an invalid address, 403 for an unsigned one */
export function readShareAddress(pathname: string): SharePicture | 400 | 403 {
  const signed = pathname.slice(prefix.length);
  const payload = /^\/[\w-]+\/([\w-]+)\.jpg$/.exec(signed)?.[1];
  if (!payload) return 400;
  if (unsignedPath(signed, kind) === null) return 403;
  const [title, path, focus] = pictureSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  return { title, path, focus: focus ? { x: focus[0], y: focus[1] } : null };
}
