import { Icon } from '~/ui/icon';
import type { quoteBlock } from '../../../content-model/blocks/quote';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';
import { QuoteAuthor } from '../quote-author';

/** A quotation in display type, with its author. */
export function QuoteBlock({ block }: BlockProps<WireBlockOf<typeof quoteBlock>>) {
  return (
    <BlockFrame block={block}>
      <figure className="big-quote stack">
        <Icon name="quote" />
        <blockquote>
          <p className="quoted">{block.text}</p>
        </blockquote>
        <QuoteAuthor name={block.author} role={block.role} portrait={block.portrait} sizes="6rem" />
      </figure>
    </BlockFrame>
  );
}
