/** Files as editors upload them into Strapi's media library: shown or refused as the embedded service's are. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConverter } from '~/images/converter/converter.server';
import { createImages, type Images } from '~/images/images.server';
import { takePicturesFrom } from '~/images/picture/media-origins.server';
import { unsignedPath } from '~/images/picture/signature.server';
import { media } from '~/reading/media.server';
import * as make from '../server/apart/media-files';
import { mediaLibrary, type Upload } from './media-library';
import { strapiUnderTest } from './strapi-service';

const { origin } = new URL(strapiUnderTest().apiUrl);
const converter = createConverter({ log: { warn: () => undefined } });
const left: string[] = [];
let upload: Upload;
let images: Images;
let remove: () => Promise<void>;

beforeAll(async () => {
  takePicturesFrom([origin]);
  images = createImages({
    source: { origins: [origin], fetch },
    converter,
    directory: mkdtempSync(path.join(tmpdir(), 'strapi-media-')),
    clock: Date.now,
    onUnshown: (picture, why) => left.push(`${why} ${picture}`),
  });
  ({ upload, remove } = await mediaLibrary());
});
afterAll(async () => {
  converter.stop();
  await remove();
});

/** The picture of a media object as Strapi answers it. */
async function shown(file: object, format: 'webp' | 'jpeg' = 'webp') {
  const request = { path: unsignedPath(media.parse(file).path) ?? '', width: 640, format } as const;
  const { bytes } = await images.get(request);
  return { ...(await sharp(bytes).metadata()), bytes };
}

it.each([
  ['a photograph of 26 megapixels', 'photo.jpg', 'image/jpeg', make.largePhotograph],
  ['15 MB, progressive, in segments', 'Heavy.JPG', 'image/jpeg', () => make.heavyProgressive()],
  ['an AVIF', 'photo.avif', 'image/avif', make.avif],
  ['a GIF', 'anim.gif', 'image/gif', () => make.animation('gif')],
  ['an animated WebP', 'anim.webp', 'image/webp', () => make.animation('webp')],
  ['a JPEG for print', 'Imprimé (CMJN).jpeg', 'image/jpeg', make.cmyk],
  ['a PNG with transparency', 'logo.png', 'image/png', make.transparent],
])('%s is shown', async (_case, name, type, file) => {
  const picture = await shown(await upload(name, type, await file()));
  expect(picture.format).toBe('webp');
  expect(picture.pages ?? 1).toBe(1);
});

it('a phone’s photograph is shown upright', async () => {
  const {
    width = 0,
    height = 0,
    exif,
  } = await shown(await upload('phone.jpg', 'image/jpeg', await make.fromPhone()));
  expect([width < height, exif]).toEqual([true, undefined]);
});

it('an SVG is shown without scripts and external files', async () => {
  const file = await upload('dessin.svg', 'image/svg+xml', make.drawing);
  const text = String(await images.drawing(unsignedPath(media.parse(file).path) ?? ''));
  expect(text).toContain('M0 0h90v30H0z');
  expect(text).not.toMatch(/script|onload|evil/);
});

it('a truncated photograph is refused, by Strapi or here', async () => {
  const file = await upload('half.jpg', 'image/jpeg', await make.truncated()).catch(() => null);
  if (file) await expect(shown({ ...file, formats: null })).rejects.toThrow('half');
  expect(file === null || left.some((reason) => reason.startsWith('broken'))).toBe(true);
});

it.each([
  ['Brochure_Été 2026.PDF', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
  [
    'Règlement intérieur.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    Buffer.from('PK\u0003\u0004'),
  ],
])('%s is a document, at Strapi’s address, and not a picture', async (name, type, bytes) => {
  const file = (await upload(name, type, bytes)) as { url: string };
  const answer = await fetch(new URL(file.url, origin));
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  expect(media.safeParse(file).error?.issues[0]?.message).toContain('neither JPEG');
});
