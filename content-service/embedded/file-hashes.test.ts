import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashUploadedFiles } from './file-hashes';

it('a replaced picture has a new hash in the next answer, without a restart', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  mkdirSync(path.join(directory, 'uploads'));
  const file = path.join(directory, 'uploads', 'Façade est.jpg');
  writeFileSync(file, 'first');
  const image = { url: `/uploads/${encodeURIComponent('Façade est.jpg')}`, mime: 'image/jpeg' };
  const absent = { url: '/uploads/absent.jpg', mime: 'image/jpeg' };
  const entry = { title: 'x', blocks: [{ image }], absent };
  hashUploadedFiles([entry], directory);
  const hash = () => JSON.parse(JSON.stringify(entry)).blocks[0].image.hash;
  const before = hash();
  expect(before).toMatch(/^[0-9a-f]{10}$/);
  expect(hash()).toBe(before);
  writeFileSync(file, 'second, and longer');
  expect(hash()).not.toBe(before);
  expect(JSON.stringify(absent)).not.toContain('hash');
  rmSync(directory, { recursive: true });
});

it('finds the hash of a file whose accents are in the other Unicode form', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  mkdirSync(path.join(directory, 'uploads'));
  writeFileSync(path.join(directory, 'uploads', 'Façade.jpg'.normalize('NFD')), 'picture');
  const image = { url: `/uploads/${encodeURIComponent('Façade.jpg'.normalize('NFC'))}`, mime: 'image/jpeg' };
  hashUploadedFiles([image], directory);
  expect(JSON.parse(JSON.stringify(image)).hash).toMatch(/^[0-9a-f]{10}$/);
  rmSync(directory, { recursive: true });
});
