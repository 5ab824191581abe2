/** Relation of a menu entry to the current page. */
import { useLocation } from '@remix-run/react';
import { useContext } from 'react';
import { ChromePartsContext } from './chrome-parts';

/** `page`: the entry is this page; `true`: the page lies below the entry; undefined: elsewhere. */
export function currentState(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** `aria-current` of the chrome's links on the current page. */
export function useCurrentState() {
  const { pathname } = useLocation();
  const pattern = useContext(ChromePartsContext) === 'pattern';
  return {
    /** For an entry that stands for a section: its pages below count too. */
    section: (href: string) => (pattern ? placeholder('section', href) : currentState(pathname, href)),
    /** For a link to a page. */
    page: (href: string) => {
      if (pattern) return placeholder('page', href);
      return pathname === href ? 'page' : undefined;
    },
  };
}

/** Placeholder for the attribute's value in a render for the cache (`chrome-cache.server.ts`). */
function placeholder(rule: 'section' | 'page', href: string) {
  return `${rule}:${href}` as 'page';
}
