import { beforeAll, describe, expect, it } from 'vitest';
import { readShareAddress, shareAddress } from './share-address.server';
import { signedPath, signPicturesWith, unsignedPath, versionedPath } from './signature.server';

beforeAll(() => signPicturesWith('a secret of this test'));

const title = 'Cœur de forêt : à l’écoute des hêtres';
const picture = { path: '/uploads/paysages/forest-12.jpg' };

describe('the address of a share picture', () => {
  it('contains the drawn text, accents included, and can be read back', () => {
    const address = shareAddress(title, { path: signedPath(picture.path) });
    expect(readShareAddress(address)).toEqual({ title, path: picture.path, focus: null });
    expect(readShareAddress(shareAddress(title, null))).toEqual({ title, path: null, focus: null });
  });

  const titles = [
    'Assistant (F/H)',
    'BTS/BTSA 50 % ?',
    '100%25',
    '..',
    '50-50',
    '1-1,a',
    'a.jpg',
    'a_b ~20',
    '#1 & “2”',
    'a\n\0\\',
  ];
  it.each(titles)('with the title %j is the same in every spelling, and is read back', (text) => {
    for (const file of [null, '/uploads/a/50-50.jpg', '/~cdn.example/a/b/c/d/e/f/%C3%A9t%C3%A9.jpg'])
      for (const version of [null, '3f'])
        for (const focus of [null, { x: 0, y: 50 }]) {
          const picture =
            file === null ? null : { path: signedPath(file, version), focus: focus ?? undefined };
          const address = shareAddress(text, picture);
          expect(new URL(address, 'https://x.example').pathname).toBe(address);
          expect(address.split('/').at(-1)).toMatch(/^[\w.,~-]+$/);
          expect(readShareAddress(address)).toEqual({
            title: text,
            path: file && versionedPath(file, version),
            focus: file && focus,
          });
        }
  });

  it('has a sign for half a character', () => {
    expect(readShareAddress(shareAddress('Eau \ud83d', null))).toMatchObject({ title: 'Eau \ufffd' });
  });

  it('says in the page’s own words what it is about', () => {
    expect(shareAddress('BTS Eau', { path: signedPath('/uploads/eau.jpg') })).toMatch(
      /^\/images\/partage\/[\w-]{11}\/uploads\/eau\.jpg\/BTS_Eau\.jpg$/,
    );
  });

  it('has the place of the illustration’s subject, and names no drawing', () => {
    const focus = { x: 20.4, y: 80 };
    const address = shareAddress(title, { path: signedPath(picture.path), focus });
    expect(readShareAddress(address)).toMatchObject({ path: picture.path, focus: { x: 20, y: 80 } });
    const drawing = shareAddress(title, { path: signedPath('/uploads/logo.SVG') });
    expect(readShareAddress(drawing)).toMatchObject({ path: null });
  });

  it('stays short enough for every reader, however long the title', () => {
    const address = shareAddress('é'.repeat(40).concat(' ').repeat(30), { path: signedPath(picture.path) });
    expect(address.length).toBeLessThan(900);
  });

  it('draws no words of a visitor', () => {
    const [, , , signature] = shareAddress(title, null).split('/');
    const words = encodeURIComponent('Diplôme offert');
    expect(readShareAddress(`/images/partage/${signature}/${words}.jpg`)).toBe(403);
    expect(readShareAddress(`/images/partage/AAAAAAAAAAA/${words}.jpg`)).toBe(403);
    expect(readShareAddress('/images/partage/AAAAAAAAAAA/%E0%A4%A.jpg')).toBe(403);
  });

  it('does not draw a picture’s name as text, nor load signed text as a picture', () => {
    const words = encodeURIComponent('Diplôme offert');
    expect(readShareAddress(`/images/partage${signedPath(`/${words}.jpg`)}`)).toBe(403);
    const [, signed = ''] = shareAddress(title, null).split('/images/partage');
    expect(unsignedPath(signed)).toBeNull();
  });

  it.each(['/images/partage/', '/images/partage/a/../b.jpg', '/images/partage/a/b.png', '/images/partage/a'])(
    'refuses %s',
    (address) => expect(readShareAddress(address)).toBe(400),
  );
});
