import { listFaqs } from '~/school/faqs/faqs.server';
import { accordionBlock } from '../../../content-model/blocks/accordion';
import { type BlockOf, defineListBlock } from '../definition.server';

export const accordionDefinition = defineListBlock(
  accordionBlock,
  async ({ title, intro, ...own }, { content }) => {
    const ofFaq = own.items.length === 0 && own.topic ? await listFaqs(content, own.topic) : null;
    const items = ofFaq ?? own.items;
    if (items.length === 0) return null;
    return {
      title,
      intro,
      /** In French, whatever the language of the page; those written in the block are in the page's. */
      isOfFaq: ofFaq !== null,
      items: items.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : [])),
    };
  },
);
export type AccordionBlockData = BlockOf<typeof accordionDefinition>;
