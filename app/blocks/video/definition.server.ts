import { z } from 'zod';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { optionalRichText } from '../entries.server';
import { addressesOf, readVideo } from './video-address';

export const videoDefinition = defineBlock(
  'video',
  z
    .object({
      title: text,
      provider: z.enum(['youtube', 'vimeo']),
      videoId: z.string(),
      poster: optionalMedia,
      duration: optionalText,
      transcript: optionalRichText,
    })
    .transform(({ videoId, ...shown }, context) => {
      const video = readVideo(videoId, shown.provider);
      if (video) return { ...shown, provider: video.provider, ...addressesOf(video) };
      context.addIssue({ code: 'custom', path: ['videoId'], message: 'no video of YouTube or Vimeo' });
      return z.NEVER;
    }),
);
export type VideoBlockData = BlockOf<typeof videoDefinition>;
