/** Parts of the chrome that only the server renders; no interactive element is inside one. */
import type { RenderedPart, WholePart } from '~/parts/part';

/** The element of each. Blocks of pages have no such ids (`blocks/unique-anchors.ts`). */
export const chromeIds = {
  logo: 'menu-logo',
  top: 'menu-acces',
  entries: 'menu-entrees',
  foot: 'menu-bas',
  footer: 'pied-de-page',
} as const;

export type ChromePart = keyof typeof chromeIds;
export type ChromeParts<Part extends RenderedPart = RenderedPart> = Readonly<Record<ChromePart, Part>>;
/** As the server has rendered them. */
export type WholeChrome = ChromeParts<WholePart>;
