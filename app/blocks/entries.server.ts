/** Fields of blocks: parts that are missed where they are absent, and lists a block is made of. */
import type { z } from 'zod';
import { lenientArray } from '~/content/fields.server';
import { writtenRichText } from '~/content/rich-text.server';
import { noteLoss } from '../../content-model/reading/noted-losses';
import { tellAbsence } from '../../content-model/reading/tell-losses';
import { showsAny } from './shows-any';

/** A part that the contract asks for: without it, or where it cannot be read, the block is shown without it. */
export function part<T extends z.ZodType>(schema: T) {
  return tellAbsence(
    schema
      .nullish()
      .transform((value): NonNullable<z.output<T>> | null => value ?? noteLoss())
      .catch(noteLoss),
  );
}

/**
 * What a block may list.
 *
 * @param parts what an entry is shown for: one without any of them is left out
 */
export function optionalEntries<Schema extends z.ZodType<object>>(
  schema: Schema,
  parts: readonly (keyof z.output<Schema>)[],
) {
  return lenientArray(schema).transform((items) => items.filter((item) => showsAny(item, parts)));
}

/** What a block lists, and is missed where there is none. */
export function entries<Schema extends z.ZodType<object>>(
  schema: Schema,
  parts: readonly (keyof z.output<Schema>)[],
) {
  return missed(optionalEntries(schema, parts));
}

/** A list that is missed where there is none. */
export function missed<List extends z.ZodType<readonly unknown[]>>(list: List) {
  return tellAbsence(
    list.transform((items) => {
      if (items.length === 0) noteLoss();
      return items;
    }),
  );
}

/** Rich text of which something is left once it is clean. */
export const filledRichText = writtenRichText.refine(
  ({ __html }) => __html !== '',
  'nothing left once clean',
);
