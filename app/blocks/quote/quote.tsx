import { Icon } from '~/ui/icon';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import { QuoteAuthor } from '../quote-author';
import type { QuoteBlockData } from './definition.server';

/** One sentence in display type, and who said it. */
export function QuoteBlock({ block }: BlockProps<QuoteBlockData>) {
  return (
    <BlockFrame block={block}>
      <figure className="big-quote">
        <Icon name="quote" />
        <blockquote>
          <p className="quoted">{block.text}</p>
        </blockquote>
        <QuoteAuthor name={block.author} role={block.role} portrait={block.portrait} sizes="6rem" />
      </figure>
    </BlockFrame>
  );
}
