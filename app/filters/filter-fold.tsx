import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';

/** The filters of a list that are folded on phones; with more room they are shown, without the summary. */
export function FilterFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="list-fold phone-fold">
      <summary className="button button-secondary">
        {summary} <Icon name="chevron-down" />
      </summary>
      <div className="list-choice cluster row-apart">{children}</div>
    </details>
  );
}
