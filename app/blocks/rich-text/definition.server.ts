import { z } from 'zod/v4';
import { richText as richTextField } from '~/content/rich-text.server';
import { blockHeading, type BlockOf, defineBlock } from '../definition.server';

export const richText = defineBlock('rich-text', z.object({ ...blockHeading, body: richTextField }));
export type RichTextBlock = BlockOf<typeof richText>;
