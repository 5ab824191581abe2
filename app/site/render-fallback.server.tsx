/** The last page that can still be shown when rendering itself fails (specification §4). */
import { bareDocument } from './bare-document.server';
import { ErrorFallback } from './error-page-guard';
import { defaultLabels } from './labels/index';

export function renderFallback(): string {
  return bareDocument({ title: defaultLabels['commons.error.oops'], body: <ErrorFallback /> });
}
