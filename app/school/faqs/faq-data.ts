/** Structured data (schema.org) of the questions a page answers. Pure. */
import type { FAQPage } from 'schema-dts';
import type { CleanHtml } from '~/reading/rich-text/rich-text.server';
import type { Description } from '~/site/structured-data/facts';

interface QuestionAnswer {
  question: string;
  answer: CleanHtml;
}

/** All the questions of a page together: it is one FAQ, in however many parts it shows them. */
export function faqData(questions: readonly QuestionAnswer[]): Description {
  return (): FAQPage | null =>
    questions.length === 0
      ? null
      : {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.__html },
          })),
        };
}

/** The questions among the blocks of a page. */
export function questionsOf(blocks: readonly { kind: string }[]): QuestionAnswer[] {
  const items = blocks.flatMap((block) => (isAccordion(block) ? block.items : []));
  return items.flatMap(({ question, answer }) => (question ? [{ question, answer }] : []));
}

interface Accordion {
  kind: 'accordion';
  items: readonly { question: string | null; answer: CleanHtml }[];
}

function isAccordion(block: { kind: string }): block is Accordion {
  return block.kind === 'accordion';
}
