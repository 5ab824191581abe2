/** Strapi is also installed in a separate folder, where none of the site's packages is found above it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = 'content-service/strapi';
/** Code of the site, bundled for Strapi without the packages it imports. */
const bundles = path.join(folder, 'src/contract');

it('has every package that the bundles of the site import', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(bundles).filter((name) => name.endsWith('.ts'));
  const imported = files.flatMap((name) =>
    [...readFileSync(path.join(bundles, name), 'utf8').matchAll(/^import [^'"]*["']([^.'"][^'"]*)["']/gm)]
      .map(([, from = '']) => from.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'))
      .filter((from) => !from.startsWith('node:')),
  );
  expect(imported.length).toBeGreaterThan(1);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(imported)]));
});
