import { mediaTextBlock } from '../../../content-model/blocks/media-text';
import { withButtonHrefs } from '../button-hrefs.server';
import { type BlockOf, defineBlock } from '../definition.server';

export const mediaTextDefinition = defineBlock(mediaTextBlock, withButtonHrefs);
export type MediaTextBlockData = BlockOf<typeof mediaTextDefinition>;
