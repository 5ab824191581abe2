import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedPath, signPicturesWith, unsignedPath } from './signature.server';

beforeAll(() => signPicturesWith('a secret of the school'));
afterAll(() => signPicturesWith(''));

describe('the signature of a picture', () => {
  it('opens the picture it was made for, with the same secret', () => {
    const signed = signedPath('/uploads/lyon.jpg');
    expect(signed).toMatch(/^\/[\w-]{11}\/uploads\/lyon\.jpg$/);
    expect(unsignedPath(signed)).toBe('/uploads/lyon.jpg');
    signPicturesWith('another secret');
    expect(unsignedPath(signed)).toBeNull();
    signPicturesWith('a secret of the school');
    expect(unsignedPath(signed)).toBe('/uploads/lyon.jpg');
  });

  it('differs for another version of the file, which is part of its address', () => {
    const [first, second] = [signedPath('/uploads/lyon.jpg', 'a1'), signedPath('/uploads/lyon.jpg', 'b2')];
    expect(first).toMatch(/^\/[\w-]{11}\.a1\/uploads\/lyon\.jpg$/);
    expect(first.slice(0, 12)).not.toBe(second.slice(0, 12));
    expect(unsignedPath(first)).toBe('/uploads/lyon.jpg?v=a1');
    for (const forged of [first.replace('.a1', '.b2'), first.replace('.a1', ''), `${first}?v=b2`])
      expect(unsignedPath(forged)).toBeNull();
  });

  it('opens no other', () => {
    const [, signature] = signedPath('/uploads/lyon.jpg').split('/');
    for (const address of [
      `/${signature}/uploads/nantes.jpg`,
      `/${signature}/uploads/../lyon.jpg`,
      '/AAAAAAAAAAA/uploads/lyon.jpg',
      '/uploads/lyon.jpg',
      '//uploads/lyon.jpg',
      `/${signature}`,
      '',
      `x/${signature}/uploads/lyon.jpg`,
      `/uploads/${signature}/uploads/lyon.jpg`,
      `/${signature}/uploads/lyon.jpg\n`,
      `/${signature}/uploads/lyon.jpg\n/uploads/nantes.jpg`,
    ]) {
      expect(unsignedPath(address)).toBeNull();
    }
  });
});
