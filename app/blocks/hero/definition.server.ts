import { heroBlock } from '../../../content-model/blocks/hero';
import { withButtonHrefs } from '../button-hrefs.server';
import { type BlockOf, defineBlock } from '../definition.server';

export const heroDefinition = defineBlock(heroBlock, withButtonHrefs);
export type HeroBlockData = BlockOf<typeof heroDefinition>;
