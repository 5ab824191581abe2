import { noticeBlock } from '../../../content-model/blocks/notice';
import { withButtonHrefs } from '../button-hrefs.server';
import { type BlockOf, defineBlock } from '../definition.server';

export const noticeDefinition = defineBlock(noticeBlock, withButtonHrefs);
export type NoticeBlockData = BlockOf<typeof noticeDefinition>;
