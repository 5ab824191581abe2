/** Reads first pictures and menu links from a page's HTML. Pure. */
import { takenAddress, type Viewport } from './taken-width';

const lazy = /<img\b[^<>]*\sloading="lazy"/i;

/**
 * Addresses of the pictures visible without scrolling, which are those without `loading="lazy"`, at the widths these
 * screens choose and in the first format, which every current browser supports.
 */
export function firstScreenPictures(html: string, screens: readonly Viewport[]): string[] {
  const found = html
    .split('</picture>')
    .flatMap((before) => before.split('<picture').slice(1, 2))
    .filter((picture) => !lazy.test(picture))
    .map((picture) => attributesOf(/<source\b[^<>]*>/i.exec(picture)?.[0] ?? ''))
    .flatMap(({ srcset = '', sizes = '' }) =>
      screens.map((screen) => takenAddress(srcset, sizes || '100vw', screen)),
    );
  return [...new Set(found.filter((address) => address !== null))];
}

/**
 * Paths linked from the header, menus included, each once and in order; without the home page and the links to the
 * CRM.
 */
export function menuPaths(html: string): string[] {
  const from = html.indexOf('<header id="menu"');
  if (from === -1) return [];
  const header = html.slice(from, html.indexOf('</header>', from));
  const links = [...header.matchAll(/<a\b[^<>]*\shref="(\/[^"/?#][^"?#]*)/g)];
  const paths = links.flatMap(([, path]) => path ?? []);
  return [...new Set(paths.filter((path) => !path.startsWith('/crm/')))];
}

function attributesOf(tag: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([a-z]+)="([^"]*)"/gi)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  );
}
