/** The definition of a block: the schema of its wire form, and how its data is loaded. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { reader } from '~/reading/reading.server';
import type { Block, ResolvedBlock, WrittenBlock } from '../../content-model/blocks/define-block';
import { showsAny } from '../../content-model/blocks/shows-any';
import type { Fields, Values } from '../../content-model/field';
import type { Appearance } from './appearance';
import { parseOnce } from './block-reading.server';

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
