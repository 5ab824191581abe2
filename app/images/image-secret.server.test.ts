import { createHmac } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '~/env.server';
import { imageSecret } from './image-secret.server';
import { signedPath, signPicturesWith } from './picture/signature.server';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-secret-'));
  file = path.join(folder, 'state', 'image-secret');
});
afterAll(() => signPicturesWith('a secret of other tests'));

describe('the secret that signs the addresses of pictures', () => {
  it('is the configured one', () => {
    expect(imageSecret('0123456789abcdef', file)).toMatchObject({ secret: '0123456789abcdef', lasts: true });
    expect(() => statSync(file)).toThrow();
  });

  it.each<Record<string, string>>([{ CONTENT_API_PASSWORD: 'sommeil-des-loirs' }, {}])(
    'is never derived from guessable values: %o',
    (environment) => {
      const env = parseEnv(environment);
      const { secret } = imageSecret(env.imageSecret, file);
      const guesses = ['sommeil-des-loirs', 'of the demonstration'].flatMap((word) => [
        word,
        `pictures ${word}`,
      ]);
      signPicturesWith(secret);
      const published = signedPath('/uploads/a.jpg');
      for (const guess of guesses) {
        const signature = createHmac('sha256', guess)
          .update('/uploads/a.jpg')
          .digest('base64url')
          .slice(0, 11);
        expect(published).not.toContain(signature);
      }
    },
  );

  it('is random, written completely for its owner alone, and the same after a restart', () => {
    const first = imageSecret(undefined, file);
    expect(first.secret).toMatch(/^[\w-]{43}$/);
    expect(first).toMatchObject({ lasts: true, origin: expect.stringContaining(file) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(['image-secret']);
    expect(imageSecret(undefined, file)).toEqual(first);
    expect(imageSecret(undefined, path.join(folder, 'another')).secret).not.toBe(first.secret);
  });

  it('gets closed permissions if others could read it, and is replaced if it is cut short', () => {
    const { secret } = imageSecret(undefined, file);
    chmodSync(file, 0o644);
    expect(imageSecret(undefined, file).secret).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, 'cut');
    const anew = imageSecret(undefined, file);
    expect(anew.secret).toHaveLength(43);
    expect(readFileSync(file, 'utf8').trim()).toBe(anew.secret);
  });

  it('belongs to this process alone if nothing can be written, and the log says so', () => {
    writeFileSync(path.join(folder, 'in-the-way'), '');
    const blocked = path.join(folder, 'in-the-way', 'image-secret');
    const alone = imageSecret(undefined, blocked);
    expect(alone.lasts).toBe(false);
    expect(alone.origin).toContain('cannot be used');
    expect(imageSecret(undefined, blocked).secret).not.toBe(alone.secret);
  });
});
