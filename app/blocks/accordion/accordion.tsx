import type { ReactNode } from 'react';
import { Disclosure } from '~/ui/disclosure';
import { RichText } from '~/ui/rich-text';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { AccordionBlockData } from './definition.server';

/** Questions that open on demand, without JavaScript. */
export function AccordionBlock({ block }: BlockProps<AccordionBlockData>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro} split>
      <div className="accordion">
        {block.items.map(({ question, answer }) => (
          <Folded key={question ?? answer.__html} summary={question}>
            <RichText html={answer} below={block.title ? 2 : 1} />
          </Folded>
        ))}
      </div>
    </BlockFrame>
  );
}

/** An answer without its question is shown open. */
function Folded({ summary, children }: { summary: string | null; children: ReactNode }) {
  return summary ? <Disclosure summary={summary}>{children}</Disclosure> : children;
}
