import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { QuoteBlock as Block } from './definition.server';

/** One sentence in display type, and who said it. */
export function QuoteBlock({ block }: BlockProps<Block>) {
  return (
    <BlockFrame block={block}>
      <figure className="big-quote">
        <Icon name="quote" />
        <blockquote>
          <p className="quoted">{block.text}</p>
        </blockquote>
        <figcaption className="quote-author">
          {block.portrait ? (
            <Picture
              media={block.portrait}
              sizes="6rem"
              maxWidth={320}
              decorative
              className="portrait-round"
            />
          ) : null}
          <span>
            <strong>{block.author}</strong>
            {block.role ? <span>{block.role}</span> : null}
          </span>
        </figcaption>
      </figure>
    </BlockFrame>
  );
}
