import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remixFlags } from './remix-flags';

const folder = path.dirname(createRequire(import.meta.url).resolve('@remix-run/react/package.json'));

it('no error of a page creates an object from a missing global', () => {
  const file = path.join(folder, 'dist/esm/errors.js');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('window[val.__subType]');
  const { transform } = remixFlags() as unknown as {
    transform(code: string, id: string): { code: string } | undefined;
  };
  expect(transform(source, file)?.code ?? source).not.toContain('__subType');
});
