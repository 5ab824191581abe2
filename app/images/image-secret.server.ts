/** The secret that signs the addresses of pictures: configured, or generated once and stored. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ImageSecret {
  secret: string;
  /** The source of the secret, for the start-up message. */
  origin: string;
  /** Whether addresses outlive this process. */
  lasts: boolean;
}

/** Characters of the shortest secret: a file with fewer was cut short. */
const minLength = 32;

/** @param configured `IMAGE_SECRET` @param file where a random one is kept, readable only by its owner */
export function imageSecret(configured: string | undefined, file: string): ImageSecret {
  if (configured !== undefined)
    return { secret: configured, origin: 'signed with IMAGE_SECRET', lasts: true };
  try {
    const secret = readSecret(file) ?? createSecret(file);
    return { secret, origin: `signed with the random secret in ${file}`, lasts: true };
  } catch (error) {
    return {
      secret: randomSecret(),
      origin: `signed with a secret of this process alone: ${file} cannot be used (${(error as Error).message}), so addresses on pages that were sent end with the process, and other instances refuse them`,
      lasts: false,
    };
  }
}

const randomSecret = () => randomBytes(32).toString('base64url');

function readSecret(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text.length < minLength) return null;
    chmodSync(file, 0o600);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the file atomically; of two processes that start together, both use the first one's secret. */
function createSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    writeFileSync(draft, `${randomSecret()}\n`, { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, file);
    } catch {
      // The file exists: another process was first, or its content was cut short.
      if (readSecret(file) === null) renameSync(draft, file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readSecret(file);
  if (secret === null) throw new Error('it was written and is not there');
  return secret;
}
