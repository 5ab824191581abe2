/** Where a menu entry stands towards the page at hand. */
import { useLocation } from '@remix-run/react';

/** `page`: the entry is this page; `true`: the page lies below the entry; undefined: elsewhere. */
export function currentState(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** `aria-current` of links of the chrome on the page at hand. */
export function useCurrentState(): (href: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return (href) => currentState(pathname, href);
}
