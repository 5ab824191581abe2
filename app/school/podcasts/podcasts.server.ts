/** Podcast episodes from the content service. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ContentList } from '~/content/client.server';
import {
  isoDateOrNone,
  optionalHref,
  optionalMedia,
  optionalText,
  orAbsent,
  slug,
  text,
  textOrNone,
} from '~/content/fields.server';
import { richText } from '~/content/rich-text.server';

const podcast = z.object({
  slug,
  title: text,
  summary: textOrNone,
  number: orAbsent(z.number().int().positive()),
  minutes: orAbsent(z.number().positive()),
  publishDate: isoDateOrNone,
  guest: optionalText,
  /** Listening page on a platform. */
  url: optionalHref,
  transcript: richText,
  image: optionalMedia,
});
export type Podcast = z.output<typeof podcast>;

/** Episodes, the latest first. */
export function listPodcasts(content: ContentClient, limit: number): Promise<ContentList<Podcast>> {
  return content.list('/podcasts', podcast, {
    ...askFor(podcast),
    sort: ['number:desc'],
    pagination: { limit },
  });
}
