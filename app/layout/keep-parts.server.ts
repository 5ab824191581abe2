/**
 * Keeps the parts of the chrome that are the same on all pages: half of a page's markup is its menus, and
 * they change with the content, the device, and which of their links lead to the page at hand. A page is
 * rendered once with placeholders for the latter; from then on the parts are put together from texts.
 */
import { LRUCache } from 'lru-cache';
import { currentState } from './current-section';
import { type KeptPartName, keptPartNames } from './kept-parts';
import type { RootData } from './root-data.server';

/** Each part as it is on a page: UTF-8, inside the part's element. */
export type PartBytes = Readonly<Record<KeptPartName, Buffer>>;

export interface PartKeeper {
  /**
   * The parts as they are on a page.
   *
   * @param renderPattern renders the page with placeholders; only asked when the chrome is new
   * @returns null where a page has no chrome
   */
  partsOf(root: RootData, pathname: string, renderPattern: () => string): PartBytes | null;
}

/** What each part's element begins with and ends with in a page; none contains another of its name. */
const bounds: Record<KeptPartName, readonly [string, string]> = {
  top: ['<nav id="acces-rapides"', '</nav>'],
  navigation: ['<nav id="menu-principal"', '</nav>'],
  sidebar: ['<nav class="mobile-sidebar', '</nav>'],
  footer: ['<footer id="pied-de-page"', '</footer>'],
};

/** On a mobile device there is no top bar and no desktop menu. */
const onDesktopOnly = new Set<KeptPartName>(['top', 'navigation']);

/** An attribute with a placeholder: its name, the rule, the link's address. */
const placeholders = / (aria-current|data-current)="(section|page):([^"]*)"/g;

/** Texts between places, what may stand at each place, and the part as it was filled so far. */
interface Pattern {
  texts: string[];
  places: { attribute: string; rule: string; href: string }[];
  filled: LRUCache<string, Buffer>;
}

/** States of content and device that are remembered. */
const mostChromes = 6;
/** Ways to fill a part that are remembered: all pages below one menu entry look the same from the menu. */
const mostFilled = 64;

export function createPartKeeper(): PartKeeper {
  const chromes = new LRUCache<string, Record<KeptPartName, Pattern>>({ max: mostChromes });
  // The data of two pages is the same object until some of it was fetched anew.
  const byRoot = new WeakMap<RootData, Record<KeptPartName, Pattern>>();

  function chromeOf(root: RootData, renderPattern: () => string): Record<KeptPartName, Pattern> | null {
    const key = JSON.stringify(root);
    const known = chromes.get(key) ?? cutOut(renderPattern());
    if (!known) return null;
    chromes.set(key, known);
    byRoot.set(root, known);
    return known;
  }

  return {
    partsOf(root, pathname, renderPattern) {
      const known = byRoot.get(root) ?? chromeOf(root, renderPattern);
      if (!known) return null;
      const entries = keptPartNames.map((name) => [name, fill(known[name], pathname)] as const);
      return Object.fromEntries(entries) as PartBytes;
    },
  };
}

function fill({ texts, places, filled }: Pattern, pathname: string): Buffer {
  const attributes = places.map(({ attribute, rule, href }) => {
    const state = currentState(pathname, href);
    return state === 'page' || (state && rule === 'section') ? ` ${attribute}="${state}"` : '';
  });
  const key = attributes.join();
  const known = filled.get(key);
  if (known) return known;
  const part = Buffer.from(texts.map((text, index) => text + (attributes[index] ?? '')).join(''));
  filled.set(key, part);
  return part;
}

/** @returns null when the page has no such chrome */
function cutOut(html: string): Record<KeptPartName, Pattern> | null {
  const parts = keptPartNames.map((name) => [name, inside(html, ...bounds[name])] as const);
  if (parts.some(([name, part]) => part === null && !onDesktopOnly.has(name))) return null;
  const patterns = parts.map(([name, part]) => [name, toPattern(part ?? '')] as const);
  return Object.fromEntries(patterns) as Record<KeptPartName, Pattern>;
}

function toPattern(html: string): Pattern {
  const texts: string[] = [];
  const places: Pattern['places'] = [];
  let from = 0;
  for (const match of html.matchAll(placeholders)) {
    const [whole, attribute = '', rule = '', href = ''] = match;
    texts.push(html.slice(from, match.index));
    places.push({ attribute, rule, href });
    from = match.index + whole.length;
  }
  return { texts: [...texts, html.slice(from)], places, filled: new LRUCache({ max: mostFilled }) };
}

function inside(html: string, begin: string, end: string): string | null {
  const element = html.indexOf(begin);
  const from = element === -1 ? -1 : html.indexOf('>', element) + 1;
  const to = element === -1 ? -1 : html.indexOf(end, from);
  return to === -1 ? null : html.slice(from, to);
}
