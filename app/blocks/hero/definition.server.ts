import { heroBlock } from '../../../content-model/blocks/hero';
import { type BlockOf, defineBlock } from '../definition.server';
import { withActions } from '../link-action.server';

export const heroDefinition = defineBlock(heroBlock, withActions);
export type HeroBlockData = BlockOf<typeof heroDefinition>;
