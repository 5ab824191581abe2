/** Share pictures, made once and cached like other pictures. */
import type { Images } from './images.server';
import type { SharePicture } from './share-address.server';

export interface SharePictures {
  /** @param signal aborted when the client has disconnected @returns a JPEG @throws as `Images.get` */
  share(picture: SharePicture, signal?: AbortSignal): Promise<Buffer>;
}

/** @param school its short and its full name */
export function createSharePictures(
  images: Pick<Images, 'derive'>,
  school: () => Promise<readonly [string, string]>,
): SharePictures {
  return {
    async share({ title, path }, signal) {
      const names = await school();
      // The version changes with the design of the card.
      const key = JSON.stringify(['share 2', title, path, ...names]);
      return images.derive(
        key,
        path,
        (original) => ({ kind: 'card', title, school: names, original }),
        signal,
      );
    },
  };
}
