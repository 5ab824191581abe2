import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { serveMedia } from './serve';

const options = { directory: 'content-service/data' };
const bytesOf = async (pathname: string, more = {}) =>
  Buffer.from(await (await serveMedia(pathname, { ...options, ...more })).arrayBuffer());

describe('drawn pictures', () => {
  it('are JPEGs of the size the media object says', async () => {
    const landscape = await sharp(await bytesOf('/uploads/landscapes/water-12.jpg')).metadata();
    expect([landscape.format, landscape.width, landscape.height]).toEqual(['jpeg', 1920, 1280]);
    const portrait = await sharp(await bytesOf('/uploads/portraits/7.jpg')).metadata();
    expect([portrait.width, portrait.height]).toEqual([960, 960]);
  });

  it('are the same for the same seed, and another for another', async () => {
    const [first, again, other] = await Promise.all(
      ['forest-3', 'forest-3', 'forest-4'].map((name) => bytesOf(`/uploads/landscapes/${name}.jpg`)),
    );
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('come from disk the second time', async () => {
    const mediaCache = mkdtempSync(path.join(tmpdir(), 'media-'));
    const first = await bytesOf('/uploads/portraits/9.jpg', { mediaCache });
    expect(await bytesOf('/uploads/portraits/9.jpg', { mediaCache })).toEqual(first);
  });
});

describe('documents', () => {
  it('are complete PDFs whose table of places is right', async () => {
    const pdf = (await bytesOf('/uploads/documents/brochure-generale.pdf')).toString('latin1');
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    expect(pdf.endsWith('%%EOF\n')).toBe(true);
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    const places = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
    places.forEach((place, index) => {
      expect(pdf.slice(place).startsWith(`${index + 1} 0 obj`)).toBe(true);
    });
  });
});

it.each([
  '/uploads/landscapes/nothing-1.jpg',
  '/uploads/landscapes/water-0.jpg',
  '/uploads/../settings.json',
  '/uploads/../../package.json',
  '/uploads/documents/../../x.pdf',
  '/uploads/portraits/1.svg',
])('%s is not there', async (pathname) => {
  expect((await serveMedia(pathname, options)).status).toBe(404);
});
