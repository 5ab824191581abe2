/** The sectors of environment work, from the content service. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { sectors } from '../../../content-model/collections/sectors';

const sector = reader(sectors.views.whole);
export type Sector = z.output<typeof sector>;

/** In the school's order. */
export function listSectors(content: ContentClient): Promise<readonly Sector[]> {
  const query = { ...selectionOf(sector), sort: ['position:asc'] };
  return listEvery(content, '/sectors', sector, query);
}
