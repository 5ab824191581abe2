/** Every kind of file that an editor may put in a picture field: shown by the site, or refused with what to do. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as make from '../../../tests/server/apart/media-files';
import { refusalOfPicture, refusalOfReplacement } from './uploaded-picture.server';

const refusal = async (name: string, type: string, bytes: Buffer | Promise<Buffer>) =>
  refusalOfPicture({ name, type, bytes: await bytes });

const drawn = (format: 'jpeg' | 'png' | 'tiff') =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#246' } })
    .toFormat(format)
    .toBuffer();
const text = Buffer.from('Voici une photo.');
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
/** The first bytes of a telephone's photograph. */
const heic = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
const bmp = Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1');
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
/** With the declaration of the program that saved it. */
const inUtf16 = Buffer.from(
  '\ufeff<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  'utf16le',
);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
const progressive = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg({ progressive: true })
    .toBuffer();

describe('a file in a picture field', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', drawn('jpeg')],
    ['PHOTO.JPEG', 'image/jpeg', drawn('jpeg')],
    ['photo.jfif', 'image/jpeg', drawn('jpeg')],
    ['logo.png', 'image/png', make.transparent()],
    ['a-png-named.jpg', 'image/jpeg', drawn('png')],
    ['photo.avif', 'image/avif', make.avif()],
    ['anim.gif', 'image/gif', make.animation('gif')],
    ['anim.webp', 'image/webp', make.animation('webp')],
    ['print.jpg', 'image/jpeg', make.cmyk()],
    ['phone.jpg', 'image/jpeg', make.fromPhone()],
    ['dessin.svg', 'image/svg+xml', make.drawing],
    ['utf-16.svg', 'image/svg+xml', inUtf16],
  ])('%s is shown', async (name, type, bytes) => {
    expect(await refusal(name, type, bytes)).toBeNull();
  });

  it.each([
    ['IMG_0001.HEIC', 'image/heic', heic('heic'), 'HEIC'],
    ['IMG_0001.heif', 'image/heif', heic('heix'), 'HEIC'],
    // As a browser that does not know the kind says it.
    ['IMG_0001.heic', 'application/octet-stream', heic('heic'), 'HEIC'],
    ['renamed.jpg', 'image/jpeg', heic('heic'), 'HEIC'],
    ['renamed-too.png', 'image/png', heic('mif1'), 'HEIC'],
    ['live.heics', 'image/heic-sequence', heic('hevc'), 'HEIC'],
    ['text.jpg', 'image/jpeg', text, 'abîmé'],
    ['text.png', 'image/png', text, 'abîmé'],
    ['text.svg', 'image/svg+xml', text, 'abîmé'],
    ['pdf.jpg', 'image/jpeg', pdf, 'abîmé'],
    ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'abîmé'],
    ['empty.svg', 'image/svg+xml', Buffer.alloc(0), 'abîmé'],
    ['half.jpg', 'image/jpeg', make.truncated(), 'abîmé'],
    ['half.avif', 'image/avif', make.avif().then((file) => file.subarray(0, file.length / 2)), 'abîmé'],
    ['not-closed.svg', 'image/svg+xml', Buffer.from('<svg><g>'), 'abîmé'],
    ['a-drawing-named.png', 'image/png', make.drawing, 'abîmé'],
    ['a-photo-named.svg', 'image/svg+xml', drawn('jpeg'), 'abîmé'],
    ['a-tiff-named.jpg', 'image/jpeg', drawn('tiff'), 'abîmé'],
    ['scan.tiff', 'image/tiff', drawn('tiff'), 'JPEG, PNG'],
    ['scan.bmp', 'image/bmp', bmp, 'JPEG, PNG'],
    ['icon.ico', 'image/x-icon', Buffer.from('\0\0\x01\0', 'latin1'), 'JPEG, PNG'],
    ['work.psd', 'image/vnd.adobe.photoshop', Buffer.from('8BPS'), 'JPEG, PNG'],
    ['new.jxl', 'image/jxl', Buffer.from('\xff\x0a', 'latin1'), 'JPEG, PNG'],
    ['raw.dng', 'image/x-adobe-dng', drawn('tiff'), 'JPEG, PNG'],
    ['progressive.jpg', 'image/jpeg', progressive(6000, 4100), '24 en JPEG progressif'],
    ['plan.jpg', 'image/jpeg', plain(8200, 8000), '64\u00a0millions de pixels en JPEG'],
    ['drawing.svg', 'image/svg+xml', svg(' '.repeat(1024 * 1024)), 'trop grande'],
    ['copies.svg', 'image/svg+xml', svg('<use href="#a"/>'.repeat(201)), 'trop grande'],
  ])('%s (%s) is refused with what to do', async (name, type, bytes, word) => {
    const said = await refusal(name, type, bytes);
    expect(said).toContain(word);
    expect(said).toContain(`«\u00a0${name}\u00a0»`);
    expect(said).toMatch(/[Ee]xportez|Enregistrez|Réduisez/);
  });

  it.each([
    ['brochure.pdf', 'application/pdf', pdf],
    ['film.mp4', 'video/mp4', Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
    ['son.mp3', 'audio/mpeg', Buffer.from('ID3')],
    ['notes.txt', 'text/plain', text],
  ])('%s is a document, which no picture field offers', async (name, type, bytes) => {
    expect(await refusal(name, type, bytes)).toBeNull();
  });
});

it.each([
  ['b.png', '.jpg', null],
  ['b.svg', '.svg', null],
  ['b.pdf', '.docx', null],
  ['b.pdf', '.jpg', '.jpg'],
  ['b.jpg', '.pdf', '.pdf'],
  ['b.svg', '.png', '.png'],
  ['b.png', '.svg', '.svg'],
])('%s in place of a file that ends with %s', (name, extension, said) => {
  const refused = refusalOfReplacement(name, extension);
  if (said === null) expect(refused).toBeNull();
  else expect(refused).toContain(said);
});
