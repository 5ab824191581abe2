import { z } from 'zod';
import { text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { part } from '../entries.server';
import { linkActionsField } from '../link-action.server';

export const noticeDefinition = defineBlock(
  'notice',
  z.object({ title: part(text), text: part(text), actions: linkActionsField }),
  ['title', 'text', 'actions'],
);
export type NoticeBlockData = BlockOf<typeof noticeDefinition>;
