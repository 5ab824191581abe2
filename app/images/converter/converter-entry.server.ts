/** The file that the process of conversions runs. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

let entry: Promise<string> | undefined;

/** @returns its absolute path; where the site is not built, in development and in tests, it is built on the spot */
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
