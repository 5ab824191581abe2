import { listFaqs } from '~/school/faqs/faqs.server';
import { accordionBlock } from '../../../content-model/blocks/accordion';
import { type BlockOf, defineResolvedBlock } from '../definition.server';

export const accordionDefinition = defineResolvedBlock(
  accordionBlock,
  async ({ title, intro, ...own }, { content }) => {
    const items = own.items.length === 0 && own.topic ? await listFaqs(content, own.topic) : own.items;
    if (items.length === 0) return null;
    return {
      title,
      intro,
      items: items.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : [])),
    };
  },
);
export type AccordionBlockData = BlockOf<typeof accordionDefinition>;
