/**
 * Text that only instances with the same secret can read, and only under the name it was closed for (AES-256-GCM, the
 * name as associated data): the store holds sessions with their tokens, and whoever writes there could copy one over another.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** @param name its name in the store */
  close(text: string, name: string): string;
  /** @returns null for a text sealed with another secret or for another name, or changed since */
  open(sealed: string, name: string): string | null;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A secret for one purpose, from which the given one cannot be derived. */
export function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');
}

/** @param purpose one secret serves several, none of which can read another's */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close(text, name) {
      const nonce = randomBytes(nonceBytes);
      const closing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(name));
      const body = Buffer.concat([closing.update(text, 'utf8'), closing.final()]);
      return Buffer.concat([nonce, closing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
      opening.setAAD(Buffer.from(name));
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const body = opening.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([body, opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
