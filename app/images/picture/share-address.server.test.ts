import { beforeAll, describe, expect, it } from 'vitest';
import { readShareAddress, shareAddress } from './share-address.server';
import { signedPath, signPicturesWith, unsignedPath } from './signature.server';

beforeAll(() => signPicturesWith('a secret of this test'));

const title = 'Cœur de forêt : à l’écoute des hêtres';
const picture = { path: '/uploads/paysages/forest-12.jpg' };

describe('the address of a share picture', () => {
  it('contains the drawn text, accents included, and can be read back', () => {
    const address = shareAddress(title, { path: signedPath(picture.path) });
    expect(readShareAddress(address)).toEqual({ title, path: picture.path, focus: null });
    expect(readShareAddress(shareAddress(title, null))).toEqual({ title, path: null, focus: null });
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
    expect(address.length).toBeLessThan(700);
  });

  it('draws no words of a visitor', () => {
    const [, , , signature] = shareAddress(title, null).split('/');
    const words = Buffer.from(JSON.stringify(['Diplôme offert', null])).toString('base64url');
    expect(readShareAddress(`/images/partage/${signature}/${words}.jpg`)).toBe(403);
    expect(readShareAddress(`/images/partage/AAAAAAAAAAA/${words}.jpg`)).toBe(403);
  });

  it('does not draw a picture’s name as text, nor load signed text as a picture', () => {
    const words = Buffer.from(JSON.stringify(['Diplôme offert', null])).toString('base64url');
    expect(readShareAddress(`/images/partage${signedPath(`/${words}.jpg`)}`)).toBe(403);
    const [, signed = ''] = shareAddress(title, null).split('/images/partage');
    expect(unsignedPath(signed)).toBeNull();
  });

  it.each(['/images/partage/', '/images/partage/a/../b.jpg', '/images/partage/a/b.png', '/images/partage/a'])(
    'refuses %s',
    (address) => expect(readShareAddress(address)).toBe(400),
  );
});
