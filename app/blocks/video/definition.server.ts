import { z } from 'zod';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { filledRichText, part } from '../entries.server';
import { addressesOf, readVideo } from './video-address';

const isVideo = (pasted: string) => readVideo(pasted, null) !== null;

export const videoDefinition = defineBlock(
  'video',
  z
    .object({
      title: part(text),
      provider: part(z.enum(['youtube', 'vimeo'])),
      videoId: part(z.string().refine(isVideo, 'no video of YouTube or Vimeo')),
      poster: optionalMedia,
      duration: optionalText,
      transcript: part(filledRichText),
    })
    .transform(({ videoId, provider, ...shown }) => {
      const video = videoId === null ? null : readVideo(videoId, provider);
      return { ...shown, video: video && { provider: video.provider, ...addressesOf(video) } };
    }),
  ['video', 'transcript'],
);
export type VideoBlockData = BlockOf<typeof videoDefinition>;
