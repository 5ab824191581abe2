/**
 * Every state of every screen, for tests and tools that open or measure them all: the list is in
 * `app/addresses/site-addresses.ts`.
 */
import { importSource } from './import-source.mjs';

/** @type {typeof import('../app/addresses/derived')} */
const { examplePages, cachedAddresses } = await importSource('app/addresses/derived.ts');

/** @typedef {typeof examplePages[number]} Template */
export const templates = examplePages;
export { cachedAddresses };

/** One address of every template by its name. */
export const screens = Object.fromEntries(templates.map(({ name, address }) => [name, address]));
