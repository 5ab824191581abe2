/** Fields of blocks: lists a block is made of, and text it cannot do without. */
import type { z } from 'zod';
import { lenientArray } from '~/content/fields.server';
import { richText } from '~/content/rich-text.server';

/** What a block lists: entries that do not parse are left out, a block with none left is refused. */
export function entries<T extends z.ZodType>(schema: T) {
  return lenientArray(schema).refine((items) => items.length > 0, 'no entry that can be shown');
}

/** Rich text of which something is left once it is clean. */
export const filledRichText = richText.refine(({ __html }) => __html !== '', 'nothing left once clean');

/** Rich text that may be missing; one that is not usable counts as missing. */
export const optionalRichText = filledRichText
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
