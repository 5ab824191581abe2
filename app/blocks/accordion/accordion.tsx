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
        {block.items.map((item) => (
          <Disclosure key={item.question} summary={item.question}>
            <RichText html={item.answer} below={block.title ? 2 : 1} />
          </Disclosure>
        ))}
      </div>
    </BlockFrame>
  );
}
