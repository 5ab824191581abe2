import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { oldestAnswer, readCopy } from './disk-copy.server';

it('a copy is used for seven days, and not a millisecond longer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copy-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'news.json');
  const body = { path: '/news', value: [{ title: 'Été' }], total: 1 };
  await writeFile(file, JSON.stringify({ ...body, address: 'http://content.test/api/news' }));
  const written = Date.UTC(2026, 0, 1);
  await utimes(file, written / 1000, written / 1000);
  expect(await readCopy(file, written + oldestAnswer)).toEqual({
    address: 'http://content.test/api/news',
    body,
    age: 7 * 24 * 60 * 60 * 1000,
  });
  expect(await readCopy(file, written + oldestAnswer + 1)).toBeNull();
});
