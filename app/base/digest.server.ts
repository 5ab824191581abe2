import { hash } from 'node:crypto';
import { whileSame } from '../../content-model/values/while-same';

/** SHA-256 in base64url, its first 22 characters: 132 bits. */
export const digest = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 22);

/** Digest of an object's JSON, made once as long as the object lives: it must not change. */
export const digestOfObject = whileSame((value: object) => digest(JSON.stringify(value)));
