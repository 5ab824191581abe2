/** Podcast episodes from the content service. */
import type { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ContentList } from '~/content/client.server';
import { reader } from '~/reading/reading.server';
import { podcasts } from '../../../content-model/collections/podcasts';

const podcast = reader(podcasts.views.whole);
export type Podcast = z.output<typeof podcast>;

/** Episodes, the latest first. */
export function listPodcasts(content: ContentClient, limit: number): Promise<ContentList<Podcast>> {
  return content.list('/podcasts', podcast, {
    ...askFor(podcast),
    sort: ['number:desc'],
    pagination: { limit },
  });
}
