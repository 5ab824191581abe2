/** Share pictures, made once and kept as other pictures are. */
import { drawShareCard } from './draw-share-card.server';
import type { Images } from './images.server';
import type { SharePicture } from './share-address.server';

export interface SharePictures {
  /** @returns a JPEG @throws {ImageNotFound | ImageUnavailable | QueueFull} */
  share(picture: SharePicture): Promise<Buffer>;
}

/** @param school its short and its full name */
export function createSharePictures(
  images: Pick<Images, 'derive'>,
  school: () => Promise<readonly [string, string]>,
): SharePictures {
  return {
    async share({ title, path }) {
      const names = await school();
      // The version changes when the way cards are drawn does.
      const key = JSON.stringify(['share 1', title, path, ...names]);
      return images.derive(key, path, (original) => drawShareCard({ title, school: names }, original));
    },
  };
}
