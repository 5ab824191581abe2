/** Partners from the content service. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { partners } from '../../../content-model/collections/partners';

const partner = reader(partners.views.whole);
type Partner = z.output<typeof partner>;

/** Partners by name, optionally of one kind. */
export async function listPartners(
  content: ContentClient,
  filter: { kind?: string | undefined },
  limit: number,
): Promise<Partner[]> {
  const { items } = await content.list('/partners', partner, {
    filters: filter.kind ? { kind: { $eq: filter.kind } } : {},
    ...selectionOf(partner),
    sort: ['name:asc', 'slug:asc'],
    pagination: { limit },
  });
  return items;
}
