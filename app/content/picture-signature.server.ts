/**
 * Signs the addresses of pictures. A picture is fetched and converted only when the content service has named
 * it, so that no client can make the site fetch or convert other files.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { memoize } from './memoize';

/** Random until one is set: addresses signed before that are refused later, and cannot be forged. */
let secret = randomBytes(32).toString('base64url');

/** Sets the secret of this process, once, before content is read. Instances that share pages share it. */
export function signPicturesWith(text: string): void {
  secret = text;
  signatureOf = signing();
}

/** Bytes of a signature: 66 bits, in 11 characters. */
const length = 11;

/** Signatures memoized: every page has the same few pictures in its menus. */
const most = 5000;

const signing = () =>
  memoize((path) => createHmac('sha256', secret).update(path).digest('base64url').slice(0, length), most);
let signatureOf = signing();

/** @returns `/{signature}/uploads/…` for `/uploads/…` */
export function signedPath(path: string): string {
  return `/${signatureOf(path)}${path}`;
}

/** @returns the path behind its signature, or null when the signature is none of ours */
export function unsignedPath(signed: string): string | null {
  const match = /^\/([\w-]{11})(\/.+)$/.exec(signed);
  if (!match) return null;
  const [, signature = '', path = ''] = match;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(path))) ? path : null;
}
