import { beforeAll, describe, expect, it } from 'vitest';
import { readImageAddress } from './read-address.server';
import { shareAddress } from './share-address.server';
import { signedPath, signPicturesWith, unsignedPath, versionedPath } from './signature.server';

beforeAll(() => signPicturesWith('a secret of this test'));

const published = shareAddress({ path: signedPath('/uploads/eau.jpg'), focus: { x: 20.4, y: 80 } }) ?? '';

describe('the address of a share picture', () => {
  it('names the file and the place of its subject, and is read back', () => {
    expect(published).toMatch(/^\/images\/share\/[\w-]{11}\/uploads\/eau\.jpg\/20-80\.jpg$/);
    for (const file of ['/uploads/a/50-50.jpg', '/~cdn.example/a/b/c/d/e/f/%C3%A9t%C3%A9.jpg'])
      for (const version of [null, '3f'])
        for (const focus of [undefined, { x: 0, y: 100 }])
          expect(readImageAddress(shareAddress({ path: signedPath(file, version), focus }) ?? '')).toEqual({
            path: versionedPath(file, version),
            form: { kind: 'share', focus: focus ?? { x: 50, y: 50 } },
          });
  });

  it('is signed for its file and place, and for nothing else', () => {
    expect(readImageAddress(published.replace('20-80', '20-81'))).toBe(403);
    expect(readImageAddress(published.replace('eau', 'air'))).toBe(403);
    expect(readImageAddress(`/images/share${signedPath('/uploads/eau.jpg/20-80.jpg')}`)).toBe(403);
    expect(unsignedPath(published.slice('/images/share'.length))).toBeNull();
  });

  it('is made of a published picture only', () =>
    expect(shareAddress({ path: '/AAAAAAAAAAA/uploads/eau.jpg' })).toBeNull());

  it.each([
    '/images/share/',
    '/images/share/a/50-50.jpg',
    '/images/share/AAAAAAAAAAA/uploads/a.jpg',
    '/images/share/AAAAAAAAAAA/uploads/a.svg/50-50.jpg',
    '/images/share/AAAAAAAAAAA/uploads/../a.jpg/50-50.jpg',
    '/images/share/AAAAAAAAAAA/uploads/a.jpg/50-50.png',
  ])('refuses %s', (address) => expect(readImageAddress(address)).toBe(400));
});
