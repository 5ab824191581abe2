/** Parts of a page or a menu that stand one after the other, each of its own kind, as in a Strapi dynamic zone. */
import { z } from 'zod';
import { authoredObject, type Field, type Fields, readObject, type Values } from './field';
import type { FieldNote, Label } from './notes';
import { lenientArray } from './reading/lenient';

/** What editors choose it by, an icon of Strapi's content manager, a picture of it, and what it is for. */
export type Shown = Pick<FieldNote, 'title' | 'icon' | 'description' | 'preview'>;

export interface Part<Name extends string = string, F extends Fields = Fields> {
  /** Its `__component` on the wire: `blocks.hero`. */
  readonly name: Name;
  readonly shown: Shown;
  readonly fields: F;
}

type PartValues<P extends Part> = P extends Part ? { __component: P['name'] } & Values<P['fields']> : never;

const fieldsOf = ({ name, fields }: Part): Fields => ({
  __component: { authored: () => z.literal(name), read: () => z.literal(name) },
  ...fields,
});

/** Any of the parts, one after the other; the site leaves out what is wrong or unknown. */
export function zone<P extends Part>(parts: readonly P[], label?: Label): Field<PartValues<P>[]> {
  const oneOfThem = (objects: z.ZodType[]) =>
    z.discriminatedUnion('__component', objects as [z.ZodObject, ...z.ZodObject[]]);
  return {
    authored: (by) =>
      z.array(
        oneOfThem(
          parts.map((part) => authoredObject(fieldsOf(part), by, { component: part.name, ...part.shown })),
        ),
      ),
    read: (by) =>
      lenientArray(
        oneOfThem(parts.map((part) => readObject(fieldsOf(part), by))) as unknown as z.ZodType<PartValues<P>>,
      ),
    label,
  };
}
