/** Links of the blocks that show entries of a collection. */
import type { BlockContext } from './definition.server';

/** Address of the whole list; none on the page of that list: it would lead where one is. */
export function wholeList(href: string, { page }: BlockContext): string | null {
  return href === page ? null : href;
}
