/** Fields of the blocks that show entries of a collection; a choice that makes no sense counts as none. */
import { z } from 'zod';
import { slug } from '~/content/fields.server';
import type { BlockContext } from './definition.server';

/** Slug of what the entries are chosen by. */
export const optionalChoice = slug.optional().catch(undefined);

/** How many entries to show. */
export function limit(usual: number, most = 24) {
  return z.number().int().min(1).max(most).catch(usual);
}

/** Address of the whole list; none on the page of that list: it would lead where one is. */
export function wholeList(href: string, { page }: BlockContext): string | null {
  return href === page ? null : href;
}
