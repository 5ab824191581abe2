import { callToActionBlock } from '../../../content-model/blocks/call-to-action';
import { withButtonHrefs } from '../button-hrefs.server';
import { type BlockOf, defineBlock } from '../definition.server';

export const callToActionDefinition = defineBlock(callToActionBlock, withButtonHrefs);
export type CallToActionBlockData = BlockOf<typeof callToActionDefinition>;
