import { z } from 'zod/v4';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { optionalRichText } from '../entries.server';

const address = {
  youtube: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id: string) => `https://vimeo.com/${id}`,
};

export const video = defineBlock(
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
    .transform(({ videoId, ...shown }) => ({ ...shown, href: address[shown.provider](videoId) })),
);
export type VideoBlock = BlockOf<typeof video>;
