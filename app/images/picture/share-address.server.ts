/**
 * Addresses of share pictures: `/images/partage/{signature}/{title}.jpg`, with the illustration's path before the title
 * and the position of its subject: `/images/partage/{signature}/uploads/eau.webp/50-60,BTS_Eau.jpg`. They are signed,
 * so that no client can have the school's logo drawn beside another text. The title is legible: the page that names it
 * has the same words, and compresses them.
 */
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
const kind = 'share card:';

interface Illustration {
  path: string;
  focus?: Focus | undefined;
}

/** @param picture the page's illustration, by its signed path */
export function shareAddress(title: string, picture: Illustration | null): string {
  // A drawing is sent as it is, and not drawn into a card.
  const path = picture && !isDrawing(picture) ? unsignedPath(picture.path) : null;
  const [file = '', version = null] = path?.split('?v=') ?? [];
  const focus = path === null ? undefined : picture?.focus;
  const subject = focus ? `${Math.round(focus.x)}-${Math.round(focus.y)},` : '';
  return `${prefix}${signedPath(`${file}/${subject}${encodeTitle(title)}.jpg`, version, kind)}`;
}

/**
 * A title in the characters that every server and network leaves as they are: a space is `_`, a byte of another
 * character `~` and two hexadecimal digits.
 */
function encodeTitle(title: string): string {
  // Half a character, which JSON may contain, cannot be encoded: UTF-8 has a sign for it.
  return encodeURIComponent(String(Buffer.from(shareTitle(title))))
    .replace(/[_~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '_')
    .replaceAll('%', '~');
}

function decodeTitle(text: string): string {
  return decodeURIComponent(text.replaceAll('_', '%20').replaceAll('~', '%'));
}

export function isShareAddress(pathname: string): boolean {
  return pathname.startsWith(`${prefix}/`);
}

/** @returns the status of the refusal: 400 for an invalid address, 403 for an unsigned one */
export function readShareAddress(pathname: string): SharePicture | 400 | 403 {
  const signed = pathname.slice(prefix.length);
  if (!/^\/[\w-]{11}(?:\.\w+)?\/.+\.jpg$/.test(signed)) return 400;
  const written = unsignedPath(signed, kind);
  if (written === null) return 403;
  const [, file, x, y, title = '', version = ''] =
    /^(\/.+)?\/(?:(\d+)-(\d+),)?([^/]*)\.jpg(\?v=\w+)?$/.exec(written) ?? [];
  return {
    title: decodeTitle(title),
    path: file === undefined ? null : `${file}${version}`,
    focus: x === undefined ? null : { x: Number(x), y: Number(y) },
  };
}
