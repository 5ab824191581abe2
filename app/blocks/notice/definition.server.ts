import { z } from 'zod/v4';
import { text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { linkActions } from '../link-action.server';

export const notice = defineBlock('notice', z.object({ title: text, text, actions: linkActions }));
export type NoticeBlock = BlockOf<typeof notice>;
