import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import type { Appearance } from './appearance';

interface BlockFrameProps {
  block: { id: string; appearance: Appearance };
  title?: string | null;
  intro?: string | null;
  className?: string;
  children: ReactNode;
}

/** What all blocks share: surface, width, tone, and a heading where there is one. */
export function BlockFrame({ block, title, intro, className, children }: BlockFrameProps) {
  const { anchor, surface, width, tone } = block.appearance;
  const headingId = `${block.id}-titre`;
  return (
    <section
      id={anchor ?? block.id}
      aria-labelledby={title ? headingId : undefined}
      className={classNames('block-frame', `surface-${surface}`, `tone-${tone}`, surface === 'deep' && 'on-deep', className)}
    >
      <div className={`page-${width}`}>
        {title ? (
          <header className="block-header">
            <h2 id={headingId} className="text-3xl">
              {title}
            </h2>
            {intro ? <p className="text-lg">{intro}</p> : null}
          </header>
        ) : null}
        {children}
      </div>
    </section>
  );
}
