/** Every programme of the school. */

import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { byLevel, type ProgrammeSummary, programmeSummary } from './programmes.server';

/**
 * All programmes, by level then title. The same array while the content does not change, so that derived values can
 * be cached by it.
 *
 * @throws {ContentError}
 */
export function listAllProgrammes(content: ContentClient): Promise<readonly ProgrammeSummary[]> {
  const query = { ...selectionOf(programmeSummary), sort: byLevel };
  return listEvery(content, '/programmes', programmeSummary, query);
}
