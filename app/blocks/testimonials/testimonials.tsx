import type { testimonialsBlock } from '../../../content-model/blocks/testimonials';
import { BlockFrame, headingIdOf } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';
import { QuoteAuthor } from '../quote-author';

/** Testimonials, each with name and role. */
export function TestimonialsBlock({ block }: BlockProps<WireBlockOf<typeof testimonialsBlock>>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul
        role="list"
        className="testimonials stack card-rail"
        tabIndex={block.items.length > 1 ? 0 : undefined}
        aria-labelledby={block.title ? headingIdOf(block) : undefined}
      >
        {block.items.map((item) => (
          <li key={`${item.name} ${item.quote}`}>
            <figure className="testimonial">
              <blockquote>
                <p className="quoted">{item.quote}</p>
              </blockquote>
              <QuoteAuthor name={item.name} role={item.role} portrait={item.portrait} sizes="4.5rem" />
            </figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
