/** The last resort when rendering itself fails: a message with a link home (specification §4). Uses no code that could fail. */

import { defaultLabels } from '~/site/labels/index';
import { bareDocument } from './bare-document.server';

export function renderFallback(): string {
  return bareDocument({
    title: defaultLabels['commons.error.oops'],
    body: (
      <main>
        <h1>{defaultLabels['commons.error.oops']}</h1>
        <p>{defaultLabels['commons.error.fallback']}</p>
        <p>
          <a href="/">{defaultLabels['commons.error.goBack']}</a>
        </p>
      </main>
    ),
  });
}
