/** How a block is defined: the schema of its wire form, and how its data is found. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { optionalText } from '~/content/fields.server';
import { longSteps } from '~/content/in-slices.server';
import { isRead, noReadings, type Readings, readOnce } from '~/content/read-once.server';
import type { Appearance } from './appearance';

/** What a block may use to find its data. */
export interface BlockContext {
  content: ContentClient;
  now: Date;
  /** Path of the page the block stands on. */
  page: string;
}

export interface BlockDefinition<Kind extends string = string, Props = unknown> {
  kind: Kind;
  /** `__component` on the wire. */
  component: `blocks.${Kind}`;
  /** What its wire form is parsed with. */
  schema: z.ZodType;
  /** Wire value to the component's props; null when there is nothing to show. @throws ZodError, ContentError */
  read(wire: unknown, context: BlockContext): Promise<Props | null>;
}

/** A block of a page: its kind, its looks, and the props its component takes. */
export type BlockOf<Definition> =
  Definition extends BlockDefinition<infer Kind, infer Props>
    ? { kind: Kind; id: string; appearance: Appearance } & Props
    : never;

/** A block whose wire form says everything. */
export function defineBlock<Kind extends string, Schema extends z.ZodType<object>>(
  kind: Kind,
  schema: Schema,
): BlockDefinition<Kind, z.output<Schema>> {
  return { kind, component: `blocks.${kind}`, schema, read: async (wire) => parsedOnce(schema, wire) };
}

/** A block that shows entries of the content service, which `resolve` finds. */
export function defineResolvedBlock<
  Kind extends string,
  Schema extends z.ZodType<object>,
  Props extends object,
>(
  kind: Kind,
  schema: Schema,
  resolve: (wire: z.output<Schema>, context: BlockContext) => Promise<Props | null>,
): BlockDefinition<Kind, Props> {
  return {
    kind,
    component: `blocks.${kind}`,
    schema,
    read: async (wire, context) => resolve(parsedOnce(schema, wire), context),
  };
}

/** What schemas made of a block, as long as the answer it came in is kept. */
const readingsOf = new WeakMap<object, Readings>();

/** Content is parsed and sanitised once, however often its page is rendered. @throws ZodError */
export function parsedOnce<Schema extends z.ZodType>(schema: Schema, wire: unknown): z.output<Schema> {
  if (typeof wire !== 'object' || wire === null) return schema.parse(wire);
  const result = readOnce(keptReadings(wire), schema, () => schema.safeParse(wire));
  if (!result.success) throw result.error;
  return result.data;
}

/** The same ahead and step by step: `parsedOnce` then finds the result. */
export function* parsingOnce(schema: z.ZodType, wire: object): Generator<undefined> {
  const readings = keptReadings(wire);
  if (isRead(readings, schema)) return;
  yield* longSteps(schema, wire);
  readOnce(readings, schema, () => schema.safeParse(wire));
}

function keptReadings(wire: object): Readings {
  const readings = readingsOf.get(wire) ?? noReadings();
  readingsOf.set(wire, readings);
  return readings;
}

/** Title and introduction that most blocks may have. */
export const blockHeading = { title: optionalText, intro: optionalText };
