/** The definition of a block: the schema of its wire form, and the loading of its data. */
import type { z } from 'zod';
import { isRead, noReadings, readOnce } from '~/content/answer.server';
import type { ContentClient } from '~/content/client.server';
import { longSteps } from '~/content/long-steps.server';
import { type LostValue, lostValues } from '~/content/lost-values.server';
import { reader } from '~/reading/reading.server';
import type { Block, ResolvedBlock, WrittenBlock } from '../../content-model/blocks/define-block';
import { showsAny } from '../../content-model/blocks/shows-any';
import type { Fields, Values } from '../../content-model/field';
import { countLosses } from '../../content-model/reading/note-losses';
import { whileSame } from '../../content-model/values/while-same';
import type { Appearance } from './appearance';

/** Services that a block may use to load its data. */
export interface BlockContext {
  /** In the language of the page. */
  content: ContentClient;
  /** The client for French content, on a page in another language: only pages are translated. */
  french?: ContentClient;
  now: Date;
  /** Path of the block's page. */
  page: string;
}

export interface BlockDefinition<Kind extends string = string, Props = unknown> {
  kind: Kind;
  /** `__component` on the wire. */
  component: `blocks.${Kind}`;
  /** The schema of its wire form. */
  schema: z.ZodType;
  /** Its main fields: a block without any of them is left out. Null for a block that loads entries. */
  subject: readonly string[] | null;
  /** Makes the component's props; null when there is nothing to show. @throws ZodError, ContentError */
  read(wire: object, context: BlockContext): Promise<Props | null>;
}

/** A block of a page: its kind, its style, and its component's props. */
export type BlockOf<Definition> =
  Definition extends BlockDefinition<infer Kind, infer Props>
    ? { kind: Kind; id: string; appearance: Appearance } & Props
    : never;

/** A block of a page whose wire form already has the component's props. */
export type WireBlockOf<ModelBlock> =
  ModelBlock extends Block<infer Kind, infer F>
    ? { kind: Kind; id: string; appearance: Appearance } & Values<F>
    : never;

/**
 * A block whose wire form has all its data.
 *
 * @param toProps makes the component's props of it; null when there is nothing to show
 */
export function defineBlock<Kind extends string, F extends Fields>(
  block: WrittenBlock<Kind, F>,
): BlockDefinition<Kind, Values<F>>;
export function defineBlock<Kind extends string, F extends Fields, Props extends object>(
  block: WrittenBlock<Kind, F>,
  toProps: (wire: Values<F>) => Props | null,
): BlockDefinition<Kind, Props>;
export function defineBlock<Kind extends string, F extends Fields>(
  block: WrittenBlock<Kind, F>,
  toProps: (wire: Values<F>) => object | null = (wire) => wire,
): BlockDefinition<Kind> {
  const schema = reader(block.contentFields);
  return {
    kind: block.kind,
    component: block.name,
    schema,
    subject: block.subject,
    async read(wire) {
      const values = parseOnce(schema, wire);
      return showsAny(values, block.subject) ? toProps(values) : null;
    },
  };
}

/** A block that shows entries of the content service, which `resolve` finds. */
export function defineResolvedBlock<Kind extends string, F extends Fields, Props extends object>(
  block: ResolvedBlock<Kind, F>,
  resolve: (wire: Values<F>, context: BlockContext) => Promise<Props | null>,
): BlockDefinition<Kind, Props> {
  const schema = reader(block.contentFields);
  return {
    kind: block.kind,
    component: block.name,
    schema,
    subject: null,
    read: async (wire, context) => resolve(parseOnce(schema, wire), context),
  };
}

/** A block that lists entries: they exist in French only, and a page in another language shows the French ones. */
export const defineListBlock: typeof defineResolvedBlock = (block, resolve) =>
  defineResolvedBlock(block, (wire, context) =>
    resolve(wire, { ...context, content: context.french ?? context.content }),
  );

/** The readings of a block, kept as long as the answer it came in. */
const readingsOf = whileSame((_wire: object) => noReadings());

interface BlockReading {
  result: z.ZodSafeParseResult<unknown>;
  /** The absent or unreadable parts. */
  lost: readonly LostValue[];
}

function readingOf(schema: z.ZodType, wire: object): BlockReading {
  return readOnce(readingsOf(wire), schema, () => {
    const { result, lost } = countLosses(() => schema.safeParse(wire));
    return { result, lost: lost ? lostValues(schema, wire) : [] };
  });
}

/** Parses a block once, however often its page is rendered. @throws ZodError */
export function parseOnce<Schema extends z.ZodType>(schema: Schema, wire: object): z.output<Schema> {
  const { result } = readingOf(schema, wire);
  if (!result.success) throw result.error;
  return result.data as z.output<Schema>;
}

/** The absent or unreadable parts of a block. */
export const lossesOfBlock = (schema: z.ZodType, wire: object): readonly LostValue[] =>
  readingOf(schema, wire).lost;

/** Parses a block in steps, so that `parseOnce` finds the result. */
export function* parsingOnce(schema: z.ZodType, wire: object): Generator<undefined> {
  if (isRead(readingsOf(wire), schema)) return;
  yield* longSteps(schema, wire);
  readingOf(schema, wire);
}
