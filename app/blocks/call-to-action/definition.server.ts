import { callToActionBlock } from '../../../content-model/blocks/call-to-action';
import { type BlockOf, defineBlock } from '../definition.server';
import { withActions } from '../link-action.server';

export const callToActionDefinition = defineBlock(callToActionBlock, withActions);
export type CallToActionBlockData = BlockOf<typeof callToActionDefinition>;
