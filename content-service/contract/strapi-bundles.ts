/**
 * Rules of the site that the Strapi project runs too, each bundled into one file: the project stands alone once it is
 * copied, and a rule that was written twice would soon be two.
 */
import path from 'node:path';
import { buildSync } from 'esbuild';

const rules: Readonly<Record<string, string>> = {
  'src/contract/page-address.ts': 'app/school/pages/page-address.ts',
  'src/contract/slug.ts': 'app/content/slug.ts',
};

/** Files of the project, by path, with their text. */
export function bundledRules(): [file: string, text: string][] {
  return Object.entries(rules).map(([file, source]) => [file, bundled(source)]);
}

function bundled(source: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    alias: { '~': path.resolve('app') },
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text ?? '';
  return `// @ts-nocheck Bundled from ${source} by npm run content:strapi.\n${text}`;
}
