/** What comes in place of a pressed button takes its focus, which would be nowhere: a screen reader reads it. */
import * as React from 'react';

interface FocusedProps {
  /** Its accessible name, if its words alone do not say what they are about. */
  label?: string;
  children: React.ReactNode;
}

export function TakesFocus({ label, children }: FocusedProps) {
  const place = React.useRef<HTMLElement>(null);
  React.useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}
