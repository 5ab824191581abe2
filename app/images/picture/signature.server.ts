/**
 * Signs the addresses of pictures. A picture is fetched and converted only when the content service has named
 * it, so that no client can make the site fetch or convert other files.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { memoize } from '../../../content-model/values/memoize';

/** Characters of a signature, which is 66 bits. */
const signatureLength = 11;

/** Signatures memoized at most: every page has the same few pictures in its menus. */
const maxSignatures = 5000;

const createSigner = (secret: string) =>
  memoize(
    (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, signatureLength),
    maxSignatures,
  );

/** With a random secret until one is set: addresses signed before that are refused later, and cannot be forged. */
let signatureOf = createSigner(randomBytes(32).toString('base64url'));

/** Sets the secret of this process, once, before content is read. Instances that share pages share it. */
export function signPicturesWith(secret: string): void {
  signatureOf = createSigner(secret);
}

/**
 * @param version of the file, if the content service gives a date of replacement: the path stays the same then
 * @param kind of the address, signed with the path; empty for a picture. No path begins like a kind, so that no signature
 *   is valid for another kind
 * @returns `/{signature}/uploads/…` for `/uploads/…`, with a version `/{signature}.{version}/uploads/…`
 */
export function signedPath(path: string, version: string | null = null, kind = ''): string {
  const signature = signatureOf(`${kind}${versionedPath(path, version)}`);
  return version === null ? `/${signature}${path}` : `/${signature}.${version}${path}`;
}

/** A path with its version: the signed text, and the path at the media host. */
export function versionedPath(path: string, version: string | null): string {
  return version === null ? path : `${path}?v=${version}`;
}

/** Signature, version and path of the file. */
const signedPathPattern = /^\/([\w-]{11})(?:\.([0-9a-z]{1,10}))?(\/.+)$/;

/** @returns the path behind its signature, with its version as a query, or null if the signature is invalid */
export function unsignedPath(signed: string, kind = ''): string | null {
  const match = signedPathPattern.exec(signed);
  if (!match) return null;
  const [, signature = '', version, file = ''] = match;
  const path = versionedPath(file, version ?? null);
  const expected = signatureOf(`${kind}${path}`);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? path : null;
}
