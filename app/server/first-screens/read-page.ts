/** What a page of ours shows first, and where its menus lead: read from its HTML. Pure. */
import { takenAddress, type Viewport } from './taken-width';

const pictures = /<picture\b.*?<\/picture>/gs;
const lazy = /<img\b[^>]*\sloading="lazy"/i;

/**
 * Addresses of the pictures a page shows before anybody scrolls: those that do not wait to be seen
 * (`loading="lazy"`), at the widths these screens take, in the format every present browser takes, the first one.
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
 * Paths the header leads to, menus included, each once, in its order. Left out are the home page itself and the ways
 * to the CRM, which are followed by visitors alone.
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
