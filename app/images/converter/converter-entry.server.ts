/** The script of the converter process. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

let entry: Promise<string> | undefined;

/** @returns its absolute path; in development and in tests it is built on demand */
export function converterEntry(): Promise<string> {
  entry ??= import.meta.env.PROD ? Promise.resolve(path.resolve('build/image-converter.js')) : buildEntry();
  return entry;
}

async function buildEntry(): Promise<string> {
  const { build } = await import('esbuild');
  const folder = path.resolve('node_modules/.cache/image-converter');
  const file = path.join(folder, 'image-converter.js');
  const draft = path.join(folder, `${randomUUID()}.part`);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: ['app/images/converter/image-converter.ts'],
    outfile: draft,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  await rename(draft, file);
  return file;
}
