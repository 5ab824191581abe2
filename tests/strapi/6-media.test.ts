/** Files as editors upload them into Strapi's media library: shown or refused as the embedded service's are. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConverter } from '~/images/converter/converter.server';
import { createImages, type Images } from '~/images/images.server';
import { setMediaOrigins } from '~/images/picture/media-origins.server';
import { unsignedPath } from '~/images/picture/signature.server';
import { media } from '~/reading/media.server';
import * as make from '../server/apart/media-files';
import { type MediaLibrary, mediaLibrary, type Upload } from './media-library';
import { entriesOf, panelApi, writtenId } from './panel-api';
import { strapiUnderTest } from './strapi-service';

const news = 'api::news-item.news-item';
const { origin } = new URL(strapiUnderTest().apiUrl);
const converter = createConverter({ log: { warn: () => undefined } });
let upload: Upload;
let replace: MediaLibrary['replace'];
let images: Images;
let remove: () => Promise<void>;

beforeAll(async () => {
  setMediaOrigins([origin]);
  images = createImages({
    source: { origins: [origin], fetch },
    converter,
    directory: mkdtempSync(path.join(tmpdir(), 'strapi-media-')),
    clock: Date.now,
  });
  ({ upload, replace, remove } = await mediaLibrary());
});
afterAll(async () => {
  converter.stop();
  await remove();
});

/** The picture of a media object as Strapi answers it. */
async function shown(file: object, format: 'webp' | 'jpeg' = 'webp') {
  const path = unsignedPath(media.parse(file).path) ?? '';
  const bytes = await images.get({ path, form: { kind: 'picture', width: 640, format } });
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

it('an SVG is sent as it is: an <img> runs and loads nothing of it', async () => {
  const file = await upload('dessin.svg', 'image/svg+xml', make.drawing);
  const path = unsignedPath(media.parse(file).path) ?? '';
  expect(await images.get({ path, form: { kind: 'drawing' } })).toEqual(make.drawing);
});

const text = Buffer.from('Voici une photo.');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const tiff = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#246' } })
    .tiff()
    .toBuffer();

// Each kind of file is judged in `app/images/converter/uploaded-picture.server.test.ts`.
it.each([
  ['IMG_0001.HEIC', 'image/heic', heic, 'HEIC'],
  ['IMG_0002.heic', 'application/octet-stream', heic, 'HEIC'],
  ['renamed.jpg', 'image/jpeg', heic, 'HEIC'],
  ['text.jpg', 'image/jpeg', text, 'abîmé'],
  ['pdf.jpg', 'image/jpeg', Buffer.from('%PDF-1.4\n%%EOF\n'), 'abîmé'],
  ['half.jpg', 'image/jpeg', make.truncated, 'abîmé'],
  ['open.svg', 'image/svg+xml', Buffer.from('<svg><g>'), 'abîmé'],
  ['scan.tiff', 'image/tiff', tiff, 'JPEG, PNG'],
  ['scan.bmp', 'image/bmp', Buffer.from('BM\x3a\0\0\0', 'latin1'), 'JPEG, PNG'],
  ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'vide'],
  ['empty.pdf', 'application/pdf', Buffer.alloc(0), 'vide'],
  [`${'a'.repeat(250)}.jpg`, 'image/jpeg', make.transparent, 'trop long'],
])('%s (%s) is refused in French', async (name, type, file, word) => {
  const bytes = Buffer.isBuffer(file) ? file : await file();
  await expect(upload(name, type, bytes)).rejects.toThrow(new RegExp(`: 400 .*${word}`));
});

it('a file is replaced by one of the same sort: its address stays', async () => {
  const { id } = (await upload('a.png', 'image/png', await make.transparent())) as { id: number };
  await replace(id, 'b.jpg', 'image/jpeg', await make.cmyk());
  for (const [name, type, bytes] of [
    ['c.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['d.svg', 'image/svg+xml', make.drawing],
    ['e.png', 'image/png', text],
  ] as const)
    await expect(replace(id, name, type, bytes)).rejects.toThrow(/: 400 .*(?:cette place|abîmé)/);
});

interface Listed {
  data: { entries: { documentId: string; findings: { message: string }[] }[] };
}

it('a file that no page shows and that is a picture’s all the same is named on ‘À compléter’', async () => {
  const reviewer = await panelApi('relecture');
  const { id } = (await upload('film.mp4', 'video/mp4', Buffer.from('\0\0\0\x18ftypmp42', 'latin1'))) as {
    id: number;
  };
  const item = { title: 'Film', slug: 'essai-film', focusImage: id };
  const documentId = writtenId(await reviewer('POST', entriesOf(news), item));
  const { body } = await reviewer('GET', '/duties/to-complete');
  const { entries } = (body as Listed).data;
  const found = entries.find((entry) => entry.documentId === documentId);
  const messages = found?.findings.map(({ message }) => message);
  expect(messages?.join(' ')).toContain('«\u00a0film.mp4\u00a0» ne peut pas être montrée');
  await reviewer('DELETE', `${entriesOf(news)}/${documentId}`);
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
