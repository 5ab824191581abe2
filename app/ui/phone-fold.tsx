import type { ReactNode } from 'react';
import { Icon } from './icon';

/**
 * A part of a page that is folded on phones, for the length of the page; with more room it is shown, without its
 * summary. Native, so that it opens without JavaScript and find-in-page sees it.
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
