import type { ReactNode } from 'react';
import { Icon } from './icon';

/**
 * Folded on phones, where it would make the page too long; with more room it is shown, without its summary. Native, so
 * that it opens without JavaScript and find-in-page sees it.
 */
export function PhoneFold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="phone-fold">
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
