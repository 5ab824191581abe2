import type { BlockContext } from './definition.server';

/** Address of the whole list; null on the page of that list, which would link to itself. */
export function wholeListHref(href: string, { page }: BlockContext): string | null {
  return href === page ? null : href;
}
