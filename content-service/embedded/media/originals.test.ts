/** The demonstration's pictures, as files: few, light, without duplicates, and none shown too often. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { identityOf, loadContent } from '../load';

const data = 'content-service/data';
const uploads = path.join(data, 'uploads');
const originals = readdirSync(uploads, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('documents'))
  .map(({ parentPath, name }) => ({ name, bytes: readFileSync(path.join(parentPath, name)) }));

/** Each entry with its pictures, repeated ones included; a video's poster stands for the video. */
const { entries, settings } = loadContent(data);
const withoutPosters = (name: string, value: unknown) => (name === 'poster' ? null : value);
const shown = [...Object.values(entries).flat(), settings as Record<string, unknown>].map((entry) => ({
  entry: `${entry.locale ?? ''} ${identityOf(entry)}`,
  pictures: JSON.stringify({ ...entry, seo: null }, withoutPosters).match(/\/uploads\/[\w/-]+\.webp/g) ?? [],
}));

describe('the originals of the demonstration', () => {
  it('are at most 140, of 20 MB in all', () => {
    expect(originals.length).toBeGreaterThan(60);
    expect(originals.length).toBeLessThanOrEqual(140);
    expect(originals.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(20 * 1024 * 1024);
  });

  it('are WebP, as large as a full page shows them and no larger', async () => {
    for (const { name, bytes } of originals) {
      const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect([name, format]).toEqual([name, 'webp']);
      const long = Math.max(width, height);
      expect(width === height ? long === 800 : long >= 1600 && long <= 2000, name).toBe(true);
      expect(bytes.length, name).toBeLessThan(400 * 1024);
    }
  });

  it('are each another picture', () => {
    const contents = originals.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(contents).size).toBe(originals.length);
  });

  it('are never twice on a page, and never more than twice on the site', () => {
    for (const { entry, pictures } of shown) expect(new Set(pictures).size, entry).toBe(pictures.length);
    const uses = new Map<string, number>();
    for (const picture of shown.flatMap(({ pictures }) => pictures))
      uses.set(picture, (uses.get(picture) ?? 0) + 1);
    expect([...uses].filter(([, times]) => times > 2)).toEqual([]);
  });
});
