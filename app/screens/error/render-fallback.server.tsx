/** The last resort when rendering itself fails (specification §4). */

import { defaultLabels } from '~/site/labels/index';
import { bareDocument } from './bare-document.server';
import { ErrorFallback } from './error-fallback';

export function renderFallback(): string {
  return bareDocument({ title: defaultLabels['commons.error.oops'], body: <ErrorFallback /> });
}
