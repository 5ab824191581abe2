/**
 * Seals a text: only instances with the same secret can read it, and only under its name (AES-256-GCM, the name as
 * associated data). The shared store holds sessions with their tokens, and whoever can write there could otherwise copy
 * one session over another.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** @param name its name in the store */
  close(text: string, name: string): string;
  /** @returns null for a text sealed with another secret or for another name, or changed since */
  open(sealed: string, name: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A secret for one purpose; the first secret cannot be derived from it. */
export function deriveSecret(secret: string, purpose: string): string {
  return deriveKey(secret, purpose).toString('base64url');
}

const deriveKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** @param purpose of the texts: a secret can have several, and no seal opens the texts of another purpose */
export function createSeal(secret: string, purpose: string): Seal {
  const key = deriveKey(secret, purpose);
  return {
    close(text, name) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decipher.setAAD(Buffer.from(name));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const body = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
