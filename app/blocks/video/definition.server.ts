import { videoBlock } from '../../../content-model/blocks/video';
import { addressesOf, readVideo } from '../../../content-model/values/video-address';
import { type BlockOf, defineBlock } from '../definition.server';

export const videoDefinition = defineBlock(videoBlock, ({ videoId, provider, ...shown }) => {
  const video = videoId === null ? null : readVideo(videoId, provider);
  if (!video && !shown.transcript) return null;
  return { ...shown, video: video && { provider: video.provider, ...addressesOf(video) } };
});
export type VideoBlockData = BlockOf<typeof videoDefinition>;
