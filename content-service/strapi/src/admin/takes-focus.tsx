/** Content that replaces a pressed button. It takes the focus, which would be lost, so that screen readers read it. */
import * as React from 'react';

interface FocusedProps {
  /** Accessible name of the content, if its words do not name their subject. */
  label?: string;
  children: React.ReactNode;
}

export function TakesFocus({ label, children }: FocusedProps) {
  const section = React.useRef<HTMLElement>(null);
  React.useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}
