import { z } from 'zod';
import { text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { linkActionsField } from '../link-action.server';

export const noticeDefinition = defineBlock(
  'notice',
  z.object({ title: text, text, actions: linkActionsField }),
);
export type NoticeBlockData = BlockOf<typeof noticeDefinition>;
