/** Where a menu entry stands towards the page at hand. */
import { useLocation } from '@remix-run/react';
import { useContext } from 'react';
import { KeptPartsContext } from './kept-parts';

/** `page`: the entry is this page; `true`: the page lies below the entry; undefined: elsewhere. */
export function currentState(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** `aria-current` of links of the chrome on the page at hand. */
export function useCurrentState() {
  const { pathname } = useLocation();
  const pattern = useContext(KeptPartsContext) === 'pattern';
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

/** Stands for the attribute's value while the parts are learned (`keep-parts.server.ts`). */
function placeholder(rule: 'section' | 'page', href: string) {
  return `${rule}:${href}` as 'page';
}
