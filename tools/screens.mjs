/**
 * Every state of every screen, for tests and tools that open or measure them all: the list is in
 * `app/screens/list/screen-list.ts`.
 */
import { importSource } from './import-source.mjs';

/** @type {typeof import('../app/screens/list/derived')} */
const { examplePages, cachedAddresses } = await importSource('app/screens/list/derived.ts');

/** @typedef {typeof examplePages[number]} Template */
export const templates = examplePages;
export { cachedAddresses };

/** One address of every template by its name. */
export const screens = Object.fromEntries(templates.map(({ name, address }) => [name, address]));
