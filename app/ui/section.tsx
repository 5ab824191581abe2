import { type ReactNode, useId } from 'react';
import type { surfaces } from '../../content-model/enumerations';
import { classNames } from './class-names';

interface SectionProps {
  /** Id for links within the page. */
  id?: string;
  title: string;
  intro?: ReactNode;
  surface?: (typeof surfaces)[number];
  className?: string;
  children: ReactNode;
}

/** A named part of a page with its `<h2>`, on one of the three surfaces. */
export function Section({ id, title, intro, surface = 'plain', className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        'section on-sight',
        `surface-${surface}`,
        surface === 'deep' && 'on-deep contours',
        className,
      )}
    >
      <div className="page-normal">
        <header className="section-header">
          <h2 id={headingId}>{title}</h2>
          {intro ? <p>{intro}</p> : null}
        </header>
        {children}
      </div>
    </section>
  );
}
