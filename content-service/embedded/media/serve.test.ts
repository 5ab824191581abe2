import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMedia } from './serve';

let folder: string;
let options: { directory: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  options = { directory: path.join(folder, 'data') };
  await mkdir(path.join(options.directory, 'uploads', 'plans'), { recursive: true });
  await writeFile(path.join(options.directory, 'uploads', 'plans', 'acces.pdf'), '%PDF-1.4 plan');
  await writeFile(path.join(folder, 'secret.pdf'), 'secret');
  await symlink(path.join(folder, 'secret.pdf'), path.join(options.directory, 'uploads', 'leak.pdf'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('uploaded files', () => {
  it('answers a file below the folder', async () => {
    const response = await serveMedia('/uploads/plans/acces.pdf', options);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-length')).toBe('13');
    expect(await response.text()).toBe('%PDF-1.4 plan');
  });

  it('sends a file once to who keeps it, and again when it was replaced', async () => {
    const file = path.join(options.directory, 'uploads', 'plans', 'replaced.jpg');
    await writeFile(file, 'before');
    const etag = (await serveMedia('/uploads/plans/replaced.jpg', options)).headers.get('etag');
    const again = await serveMedia('/uploads/plans/replaced.jpg', options, `"other", ${etag}`);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    await writeFile(file, 'after');
    const replaced = await serveMedia('/uploads/plans/replaced.jpg', options, etag);
    expect([replaced.status, await replaced.text()]).toEqual([200, 'after']);
  });

  it.each([
    ['Brochure_Été 2026.PDF', 'application/pdf'],
    [
      'Règlement intérieur (v2).docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['(1) N° 12 – 100% bio [v2].pdf', 'application/pdf'],
    ['Logo.SVG', 'image/svg+xml'],
    ['photo.AVIF', 'image/avif'],
  ])('answers %s by its name, capitals, accents and spaces included', async (name, type) => {
    await writeFile(path.join(options.directory, 'uploads', name), name);
    const { pathname } = new URL(`/uploads/${encodeURIComponent(name)}`, 'http://content.example');
    const response = await serveMedia(pathname, options);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(name);
  });

  it.each(['NFD', 'NFC'] as const)('finds a name whose accents were saved in %s', async (form) => {
    const other = form === 'NFD' ? 'NFC' : 'NFD';
    await writeFile(path.join(options.directory, 'uploads', `é-${form}.pdf`.normalize(form)), form);
    const asked = encodeURIComponent(`é-${form}.pdf`.normalize(other));
    expect(await (await serveMedia(`/uploads/${asked}`, options)).text()).toBe(form);
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
  ])('answers 404 to %s', async (_name, pathname) => {
    expect((await serveMedia(pathname, options)).status).toBe(404);
  });
});
