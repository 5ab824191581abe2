import { noticeBlock } from '../../../content-model/blocks/notice';
import { type BlockOf, defineBlock } from '../definition.server';
import { withActions } from '../link-action.server';

export const noticeDefinition = defineBlock(noticeBlock, withActions);
export type NoticeBlockData = BlockOf<typeof noticeDefinition>;
