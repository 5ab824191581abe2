/** Reads first pictures and menu links from a page's HTML. Pure. */
import { takenAddress, type Viewport } from './taken-width';

const pictures = /<picture\b.*?<\/picture>/gs;
const lazy = /<img\b[^>]*\sloading="lazy"/i;

/**
 * Addresses of the pictures visible without scrolling, which are those without `loading="lazy"`, at the widths these
 * screens choose and in the first format, which every current browser supports.
 */
export function firstScreenPictures(html: string, screens: readonly Viewport[]): string[] {
  const found = [...html.matchAll(pictures)]
    .map(([picture]) => picture)
    .filter((picture) => !lazy.test(picture))
    .map((picture) => /<source\b[^>]*>/i.exec(picture)?.[0] ?? '')
    .flatMap((source) =>
      screens.map((screen) =>
        takenAddress(attribute(source, 'srcset'), attribute(source, 'sizes') || '100vw', screen),
      ),
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
  const links = [...header.matchAll(/<a\b[^>]*\shref="(\/[^"/?#][^"?#]*)/g)];
  const paths = links.flatMap(([, path]) => path ?? []);
  return [...new Set(paths.filter((path) => !path.startsWith('/crm/')))];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}
