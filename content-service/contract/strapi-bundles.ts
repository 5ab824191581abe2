/**
 * Rules of the site that the Strapi project also runs, each bundled into one file: the project is independent once it
 * is copied, and two copies of a rule would soon differ.
 */
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

const rules: Readonly<Record<string, string>> = {
  'src/contract/page-address.ts': 'content-model/rules/page-address.ts',
  'src/contract/markdown.ts': 'content-service/contract/markdown.ts',
  'src/contract/slug.ts': 'content-model/values/slug.ts',
  'src/contract/panel-times.ts': 'content-model/rules/panel-times.ts',
  'src/contract/redirects.ts': 'content-model/rules/redirects/for-panel.ts',
  'src/contract/beginning.ts': 'content-model/rules/beginning.ts',
  'src/contract/picture-limits.ts': 'content-model/rules/picture-limits.ts',
  'src/contract/panel-link.ts': 'app/editors/panel-link.ts',
  'src/contract/door-proof.ts': 'app/editors/door-proof.ts',
  'src/contract/uploaded-picture.ts': 'app/images/converter/uploaded-picture.server.ts',
  'src/contract/facts.ts': 'content-model/facts.ts',
  'src/contract/duties.ts': 'content-model/rules/duties/for-panel.ts',
};

/** Files without packages, copied: what one imports is beside it. */
const copies: Readonly<Record<string, string>> = {
  'src/contract/places.ts': 'content-model/places.ts',
  'src/contract/enumerations.ts': 'content-model/enumerations.ts',
  'src/contract/first-step.ts': 'content-model/rules/first-step.ts',
  'src/contract/paths-in.ts': 'content-model/rules/duties/paths-in.ts',
  'src/contract/surroundings.ts': 'content-model/rules/duties/surroundings.ts',
  'src/contract/finding.ts': 'content-model/rules/duties/finding.ts',
  'src/contract/entry-finding.ts': 'content-model/rules/duties/entry-finding.ts',
};

/** Files of the project, by path, with their text. */
export function bundledRules(): [file: string, text: string][] {
  return [
    ...Object.entries(rules).map(([file, source]): [string, string] => [file, bundle(source)]),
    ...Object.entries(copies).map(([file, source]): [string, string] => [file, copy(source)]),
  ];
}

/** A file of this repository, which finds what it imports beside it. */
export const copy = (source: string): string =>
  readFileSync(source, 'utf8').replaceAll(/from '[./\w-]*\/([\w-]+)'/g, "from './$1'");

const bundleOptions = {
  bundle: true,
  write: false,
  target: 'es2022',
  charset: 'utf8',
  // The project has separate packages.
  packages: 'external',
  logLevel: 'error',
} as const;

function bundle(source: string): string {
  const { outputFiles } = buildSync({ ...bundleOptions, entryPoints: [source], format: 'esm' });
  const text = outputFiles[0]?.text ?? '';
  return `// @ts-nocheck Bundled from ${source} by npm run content strapi.\n${text}`;
}
