/** The breakpoints of the specification's §9, as every style sheet gets them, and what changes at the two of the navigation. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
/** Pixels of a width in `rem`, at the browsers' usual size of text. */
const pixels = (name: string) =>
  16 * Number(new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(tokens)?.[1]);

it.each([
  ['xs', 320],
  ['sm', 640],
  ['md', 768],
  ['lg', 1024],
  ['xl', 1280],
  ['xxl', 1536],
  ['nav', 900],
  ['full', 1301],
])('the breakpoint %s is at %i px', (name, width) => expect(pixels(name)).toBe(width));
