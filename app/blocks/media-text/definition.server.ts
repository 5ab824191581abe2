import { mediaTextBlock } from '../../../content-model/blocks/media-text';
import { type BlockOf, defineBlock } from '../definition.server';
import { withActions } from '../link-action.server';

export const mediaTextDefinition = defineBlock(mediaTextBlock, withActions);
export type MediaTextBlockData = BlockOf<typeof mediaTextDefinition>;
