import { listFaqs } from '~/school/faqs/faqs.server';
import { accordionBlock } from '../../../content-model/blocks/accordion';
import { type BlockOf, defineListBlock } from '../definition.server';

/** Questions of the block, or those of its FAQ topic; null without any. */
export const accordionDefinition = defineListBlock(
  accordionBlock,
  async ({ title, intro, items: blockItems, topic }, { content }) => {
    const faqItems = blockItems.length === 0 && topic ? await listFaqs(content, topic) : null;
    const items = (faqItems ?? blockItems).flatMap(({ question, answer }) =>
      answer?.__html ? [{ question, answer }] : [],
    );
    if (items.length === 0) return null;
    return {
      title,
      intro,
      /** The FAQ is French on every page; questions written in the block are in the page's language. */
      isOfFaq: faqItems !== null,
      items,
    };
  },
);
export type AccordionBlockData = BlockOf<typeof accordionDefinition>;
