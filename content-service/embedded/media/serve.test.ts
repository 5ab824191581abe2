import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMedia } from './serve';

let folder: string;
let options: { directory: string; mediaCache: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  options = { directory: path.join(folder, 'data'), mediaCache: path.join(folder, 'cache') };
  await mkdir(path.join(options.directory, 'uploads', 'plans'), { recursive: true });
  await writeFile(path.join(options.directory, 'uploads', 'plans', 'acces.pdf'), '%PDF-1.4 plan');
  await writeFile(path.join(folder, 'secret.pdf'), 'secret');
  await symlink(path.join(folder, 'secret.pdf'), path.join(options.directory, 'uploads', 'leak.pdf'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = async (pathname: string) =>
  Buffer.from(await (await serveMedia(pathname, options)).arrayBuffer());

describe('drawn pictures', () => {
  it('answers a landscape as a JPEG of 1920 x 1280 and keeps it', async () => {
    const response = await serveMedia('/uploads/landscapes/forest-3.jpg', options);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1920, height: 1280 });
    expect(await readdir(options.mediaCache)).toEqual([expect.stringMatching(/^forest-3\.\d+\.jpg$/)]);
  });

  it('answers a portrait as a JPEG of 960 x 960', async () => {
    const picture = await sharp(await bytes('/uploads/portraits/7.jpg')).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 960, height: 960 });
  });

  it('draws a picture once for all who wait', async () => {
    const [a, b] = await Promise.all([bytes('/uploads/portraits/8.jpg'), bytes('/uploads/portraits/8.jpg')]);
    expect(a.equals(b)).toBe(true);
  });
});

describe('uploaded files', () => {
  it('answers a file below the folder', async () => {
    const response = await serveMedia('/uploads/plans/acces.pdf', options);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('%PDF-1.4 plan');
  });

  it.each([
    ['Brochure_Été 2026.PDF', 'application/pdf'],
    [
      'Règlement intérieur (v2).docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['Logo.SVG', 'image/svg+xml'],
    ['photo.AVIF', 'image/avif'],
  ])('answers %s by its name, capitals, accents and spaces included', async (name, type) => {
    await writeFile(path.join(options.directory, 'uploads', name), name);
    const { pathname } = new URL(`/uploads/${encodeURIComponent(name)}`, 'http://content.example');
    const response = await serveMedia(pathname, options);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(name);
  });

  it.each([
    ['a link that leads out', '/uploads/leak.pdf'],
    ['a way up', '/uploads/../secret.pdf'],
    ['an encoded way up', '/uploads/%2e%2e/secret.pdf'],
    ['an encoded slash', '/uploads/plans%2facces.pdf'],
    ['a backslash', '/uploads/plans\\acces.pdf'],
    ['a null byte', '/uploads/plans/acces.pdf%00.jpg'],
    ['a page', '/uploads/plans/acces.html'],
    ['a name of Object', '/uploads/plans/acces.constructor'],
    ['a way up in a name', '/uploads/plans/../../secret.pdf'],
    ['broken encoding', '/uploads/plans/%e0%a4.pdf'],
    ['a dot file', '/uploads/.env.pdf'],
    ['a folder', '/uploads/plans'],
    ['a missing file', '/uploads/plans/missing.jpg'],
    ['an unknown theme', '/uploads/landscapes/moon-1.jpg'],
    ['a name of Object', '/uploads/landscapes/constructor-1.jpg'],
    ['a seed that is none', '/uploads/landscapes/water-0.jpg'],
    ['a seed too long', '/uploads/landscapes/water-12345.jpg'],
    ['a portrait without number', '/uploads/portraits/anna.jpg'],
  ])('answers 404 to %s', async (_name, pathname) => {
    expect((await serveMedia(pathname, options)).status).toBe(404);
  });
});

describe('demo documents', () => {
  it('makes a PDF for any slug', async () => {
    const pdf = await bytes('/uploads/documents/brochure-bts-gpn.pdf');
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.4');
  });

  it('prefers an uploaded document', async () => {
    await mkdir(path.join(options.directory, 'uploads', 'documents'), { recursive: true });
    await writeFile(path.join(options.directory, 'uploads', 'documents', 'real.pdf'), 'uploaded');
    expect((await bytes('/uploads/documents/real.pdf')).toString()).toBe('uploaded');
  });

  it('makes none for a name that is no slug', async () => {
    expect((await serveMedia('/uploads/documents/a--b.pdf', options)).status).toBe(404);
  });
});
