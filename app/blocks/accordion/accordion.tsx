import type { ReactNode } from 'react';
import { Disclosure } from '~/ui/disclosure';
import { RichText } from '~/ui/rich-text';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import { FrenchEntries } from '../french-entries';
import type { AccordionBlockData } from './definition.server';

/** Questions that open on demand, without JavaScript. */
export function AccordionBlock({ block }: BlockProps<AccordionBlockData>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro} split>
      {block.isOfFaq ? (
        <FrenchEntries>{(lang) => <Questions block={block} lang={lang} />}</FrenchEntries>
      ) : (
        <Questions block={block} />
      )}
    </BlockFrame>
  );
}

function Questions({ block, lang }: { block: AccordionBlockData; lang?: 'fr' | undefined }) {
  return (
    <div className="accordion" lang={lang}>
      {block.items.map(({ question, answer }) => (
        <FoldingItem key={question ?? answer.__html} summary={question}>
          <RichText html={answer} below={block.title ? 2 : 1} />
        </FoldingItem>
      ))}
    </div>
  );
}

/** An answer without its question is shown open. */
function FoldingItem({ summary, children }: { summary: string | null; children: ReactNode }) {
  return summary ? <Disclosure summary={summary}>{children}</Disclosure> : children;
}
