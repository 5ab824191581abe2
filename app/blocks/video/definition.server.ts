import { z } from 'zod/v4';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { optionalRichText } from '../entries.server';

/** Where the video is watched, and its player: YouTube's without cookies until it plays, Vimeo's without tracking. */
const addresses = {
  youtube: (id: string) => ({
    href: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  }),
  vimeo: (id: string) => ({
    href: `https://vimeo.com/${id}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1`,
  }),
};

export const videoDefinition = defineBlock(
  'video',
  z
    .object({
      title: text,
      provider: z.enum(['youtube', 'vimeo']),
      videoId: z.string().regex(/^[A-Za-z0-9_-]{5,20}$/),
      poster: optionalMedia,
      duration: optionalText,
      transcript: optionalRichText,
    })
    .transform(({ videoId, ...shown }) => ({ ...shown, ...addresses[shown.provider](videoId) })),
);
export type VideoBlockData = BlockOf<typeof videoDefinition>;
