import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import { BlockButtons } from '../block-buttons';
import { headingIdOf, surfaceClasses } from '../block-frame';
import type { BlockProps } from '../block-props';
import { ContourEdge } from './contour-edge';
import type { HeroBlockData } from './definition.server';
import { titleSize } from './title-size';

interface HeroBlockProps extends BlockProps<HeroBlockData> {
  /** Controls of the page in the hero; its buttons are then secondary. */
  children?: ReactNode;
}

/** Hero of a page: a large title, and a picture whose edge follows a contour line. Its title is the page's `<h1>` when it is the first block. */
export function HeroBlock({ block, first, children }: HeroBlockProps) {
  const Title = first ? 'h1' : 'h2';
  const headingId = headingIdOf(block);
  const lead = block.text ? <p className="hero-lead">{block.text}</p> : null;
  return (
    <section
      id={block.appearance.anchor ?? block.id}
      aria-labelledby={block.title ? headingId : undefined}
      className={classNames(
        'hero',
        surfaceClasses(block),
        block.image ? 'hero-pictured' : 'hero-bare contours',
      )}
    >
      <div className="hero-inner page-normal">
        <div className="hero-text">
          {block.eyebrow ? <p className="hero-eyebrow">{block.eyebrow}</p> : null}
          {block.title ? (
            <Title id={headingId} className={`hero-title hero-title-${titleSize(block.title)}`}>
              {block.title}
            </Title>
          ) : null}
          {children ? null : lead}
          {children}
          <BlockButtons buttons={block.actions} quiet={Boolean(children)} />
          {/* After the form, so that the buttons are on the first screen, from 360 × 690 and 1024 × 768 px on. */}
          {children ? lead : null}
        </div>
      </div>
      {block.image ? (
        <div className="hero-view">
          <Picture
            media={block.image}
            // From this width on it is cropped at its sides, since its height sets its width.
            sizes="(min-width: 64rem) 75rem, 100vw"
            priority={first}
            maxWidth={1920}
            className="hero-picture"
          />
          <ContourEdge />
        </div>
      ) : null}
    </section>
  );
}
