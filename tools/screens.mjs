/**
 * Every state of every screen, for tests and tools that open or measure them all: the list is in
 * `app/screens/list/screen-list.ts`, which Node cannot read directly.
 */
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: ['app/screens/list/derived.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
  logLevel: 'error',
});
const code = outputFiles[0].text;
/** @type {typeof import('../app/screens/list/derived')} */
const { examplePages, cachedAddresses } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

/** @typedef {typeof examplePages[number]} Template */
export const templates = examplePages;
export { cachedAddresses };

/** One address of every template by its name. */
export const screens = Object.fromEntries(templates.map(({ name, address }) => [name, address]));
