import type { ReactNode } from 'react';

/** What stands where a list would, when there is nothing to list. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p className="text-lg">{text}</p>
      {children}
    </div>
  );
}
