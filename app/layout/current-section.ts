/** Relation of a menu entry to the current page. */
import { createContext, useContext } from 'react';

/** `page`: the entry is this page; `true`: the page is below the entry; undefined: it is not. */
export function currentState(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** The addresses among a part's links that lead to the current page or its section. */
export type CurrentLinks = Readonly<Record<string, 'page' | 'true'>>;

export const CurrentLinksContext = createContext<CurrentLinks>({});

/** `aria-current` of the chrome's links on the current page. */
export function useCurrentState() {
  const current = useContext(CurrentLinksContext);
  return {
    /** For an entry of a section: its pages below count too. */
    section: (href: string) => current[href],
    /** For a link to a page. */
    page: (href: string) => (current[href] === 'page' ? 'page' : undefined),
  };
}
