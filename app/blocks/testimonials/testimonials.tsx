import { Picture } from '~/ui/picture';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { TestimonialsBlock as Block } from './definition.server';

/** What people say, each with name and role. */
export function TestimonialsBlock({ block }: BlockProps<Block>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul className="testimonials">
        {block.items.map((item) => (
          <li key={item.name}>
            <figure className="testimonial">
              <blockquote>
                <p className="quoted">{item.quote}</p>
              </blockquote>
              <figcaption className="quote-author">
                {item.portrait ? (
                  <Picture
                    media={item.portrait}
                    sizes="4.5rem"
                    maxWidth={320}
                    decorative
                    className="portrait-round"
                  />
                ) : null}
                <span>
                  <strong>{item.name}</strong>
                  <span>{item.role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
