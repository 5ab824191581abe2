import type { ReactNode } from 'react';

/** What stands where a list would, when there is nothing to list. */
export function EmptyState({ id, text, children }: { id?: string; text: string; children?: ReactNode }) {
  return (
    <div id={id} className="empty-state">
      <p className="text-lg">{text}</p>
      {children}
    </div>
  );
}
