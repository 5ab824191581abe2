/**
 * Addresses of share pictures: `/images/partage/{signature}/{content}.jpg`. They are signed, so that no client
 * can have the school's logo drawn beside a text of its own.
 */
import { z } from 'zod/v4';
import { signedPath, unsignedPath } from '~/content/picture-signature.server';
import { shareTitle } from './share-card';

export interface SharePicture {
  title: string;
  /** Path of the illustration below the media origin, `/uploads/…`; null: none. */
  path: string | null;
}

const prefix = '/images/partage';
const drawn = z.tuple([z.string().min(1), z.string().startsWith('/uploads/').nullable()]);

/** @param picture the page's illustration, by its signed path */
export function shareAddress(title: string, picture: { path: string } | null): string {
  const path = picture && unsignedPath(picture.path);
  const text = JSON.stringify([shareTitle(title), path]);
  return `${prefix}${signedPath(`/${Buffer.from(text).toString('base64url')}.jpg`)}`;
}

export function isShareAddress(pathname: string): boolean {
  return pathname.startsWith(`${prefix}/`);
}

/** @returns the status to refuse with: 400 no address of ours, 403 not signed */
export function readShareAddress(pathname: string): SharePicture | 400 | 403 {
  const signed = pathname.slice(prefix.length);
  const payload = /^\/[\w-]+\/([\w-]+)\.jpg$/.exec(signed)?.[1];
  if (!payload) return 400;
  if (unsignedPath(signed) === null) return 403;
  const [title, path] = drawn.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return { title, path };
}
