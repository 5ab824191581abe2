/** Podcast episodes from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList } from '~/content/client.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { podcasts } from '../../../content-model/collections/podcasts';

const podcast = reader(podcasts.views.whole);
export type Podcast = z.output<typeof podcast>;

/** Episodes, the latest first. */
export function listPodcasts(content: ContentClient, limit: number): Promise<ContentList<Podcast>> {
  return content.list('/podcasts', podcast, {
    ...selectionOf(podcast),
    sort: ['number:desc'],
    pagination: { limit },
  });
}
