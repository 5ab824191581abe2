import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { LinkedText } from '~/ui/linked-text';
import type { Appearance } from './appearance';

/** A narrow block keeps the left edge of the others. */
const pageWidths: Record<Appearance['width'], string> = {
  narrow: 'page-normal block-narrow',
  normal: 'page-normal',
  wide: 'page-wide',
};

interface FramedBlock {
  id: string;
  appearance: Appearance;
}

interface BlockFrameProps {
  block: FramedBlock;
  title?: string | null;
  intro?: string | null;
  /** Whether the children have the block's heading, with the id `headingIdOf(block)`. */
  hasHeading?: boolean;
  /** The title is beside the block if there is room. */
  split?: boolean;
  className?: string;
  children: ReactNode;
}

/** Common parts of all blocks: surface, width, tone, and an optional heading. */
export function BlockFrame({ block, title, intro, hasHeading, split, className, children }: BlockFrameProps) {
  const headingId = headingIdOf(block);
  return (
    <section
      id={block.appearance.anchor ?? block.id}
      aria-labelledby={title || hasHeading ? headingId : undefined}
      className={classNames(
        'block-frame on-sight',
        surfaceClasses(block),
        split && title && 'block-split',
        className,
      )}
    >
      <div className={pageWidths[block.appearance.width]}>
        {title || intro ? (
          <header className="block-header">
            {title ? (
              <h2 id={headingId} className="text-3xl">
                {title}
              </h2>
            ) : null}
            {intro ? (
              <p className="text-lg">
                <LinkedText text={intro} />
              </p>
            ) : null}
          </header>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** Classes of a block's surface and tone. */
export function surfaceClasses({ appearance: { surface, tone } }: FramedBlock): string {
  return classNames(`surface-${surface}`, `tone-${tone}`, surface === 'deep' && 'on-deep contours');
}

/** Id of the heading that names the block. */
export function headingIdOf(block: FramedBlock): string {
  return `${block.id}-titre`;
}
