/** A dynamic zone of Strapi: the blocks of a page, or the entries of a menu, each of its own kind. */
import { z } from 'zod';
import { authoredObject, type Field, type Fields, readObject, type Values } from './field';
import type { FieldNote, Label } from './notes';
import { lenientArray } from './reading/lenient';

/** The name of a component for editors, its icon in the panel, its purpose and its picture. */
export type ComponentNote = Pick<FieldNote, 'title' | 'icon' | 'description' | 'preview'>;

/** A kind of block or of menu entry, as a component of Strapi. */
export interface Component<Name extends string = string, F extends Fields = Fields> {
  /** Its `__component` on the wire: `blocks.hero`. */
  readonly name: Name;
  readonly shown: ComponentNote;
  readonly fields: F;
}

type ComponentValues<C extends Component> = C extends Component
  ? { __component: C['name'] } & Values<C['fields']>
  : never;

const fieldsOf = ({ name, fields }: Component): Fields => ({
  __component: { authored: () => z.literal(name), read: () => z.literal(name) },
  ...fields,
});

/** Any of the components, one after the other; the site leaves out wrong or unknown ones. */
export function dynamicZone<C extends Component>(
  components: readonly C[],
  label?: Label,
): Field<ComponentValues<C>[]> {
  const anyOf = (objects: z.ZodType[]) =>
    z.discriminatedUnion('__component', objects as [z.ZodObject, ...z.ZodObject[]]);
  return {
    authored: (by) =>
      z.array(
        anyOf(
          components.map((component) =>
            authoredObject(fieldsOf(component), by, { component: component.name, ...component.shown }),
          ),
        ),
      ),
    read: (by) =>
      lenientArray(
        anyOf(components.map((component) => readObject(fieldsOf(component), by))) as unknown as z.ZodType<
          ComponentValues<C>
        >,
      ),
    label,
  };
}
