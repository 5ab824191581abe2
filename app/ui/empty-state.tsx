import type { ReactNode } from 'react';

/** The replacement for an empty list. */
export function EmptyState({ id, text, children }: { id?: string; text: string; children?: ReactNode }) {
  return (
    <div id={id} className="empty-state">
      <p className="text-lg">{text}</p>
      {children}
    </div>
  );
}
