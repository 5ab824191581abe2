/**
 * Caches the rendered chrome. Half of a page's markup is its menus, which change only with the content and with
 * which of their links lead to the current page. A page is rendered once with placeholders for these
 * links; afterwards the parts are assembled from strings.
 */
import { LRUCache } from 'lru-cache';
import { type ChromePartName, chromePartNames } from './chrome-parts';
import { currentState } from './current-section';
import type { RootData } from './root-data.server';

/** Content of each part's element, in UTF-8. */
export type ChromePartBytes = Readonly<Record<ChromePartName, Buffer>>;

export interface ChromeCache {
  /**
   * The parts for one page.
   *
   * @param renderPattern renders the page with placeholders; called only when the chrome is not cached
   * @returns null where a page has no chrome
   */
  partsOf(root: RootData, pathname: string, renderPattern: () => string): ChromePartBytes | null;
}

/** How each part's element begins and ends; none contains an element of the same name. */
const bounds: Record<ChromePartName, readonly [string, string]> = {
  top: ['<nav id="acces-rapides"', '</nav>'],
  navigation: ['<nav id="menu-principal"', '</nav>'],
  footer: ['<footer id="pied-de-page"', '</footer>'],
};

/** The top bar has no links where none of their pages is there. */
const mayBeAbsent = new Set<ChromePartName>(['top']);

/** An attribute with a placeholder: its name, the rule, the link's address. */
const placeholders = / (aria-current|data-current)="(section|page):([^"]*)"/g;

/** Strings between placeholders, the placeholders, and the results so far. */
interface Pattern {
  texts: string[];
  places: { attribute: string; rule: string; href: string }[];
  filled: LRUCache<string, Buffer>;
}

/** Most cached states of the content. */
const mostChromes = 6;
/** Most cached results of a part: all pages below one menu entry share one. */
const mostFilled = 64;

export function createChromeCache(): ChromeCache {
  const chromes = new LRUCache<string, Record<ChromePartName, Pattern>>({ max: mostChromes });
  // Pages share one data object until some of it is fetched again.
  const byRoot = new WeakMap<RootData, Record<ChromePartName, Pattern>>();

  function chromeOf(root: RootData, renderPattern: () => string): Record<ChromePartName, Pattern> | null {
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
      const entries = chromePartNames.map((name) => [name, fill(known[name], pathname)] as const);
      return Object.fromEntries(entries) as ChromePartBytes;
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
function cutOut(html: string): Record<ChromePartName, Pattern> | null {
  const parts = chromePartNames.map((name) => [name, inside(html, ...bounds[name])] as const);
  if (parts.some(([name, part]) => part === null && !mayBeAbsent.has(name))) return null;
  const patterns = parts.map(([name, part]) => [name, toPattern(part ?? '')] as const);
  return Object.fromEntries(patterns) as Record<ChromePartName, Pattern>;
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
