/** Share pictures, made once and cached like other pictures. */
import { ImageNotFound, ImageUnavailable } from './image-source.server';
import type { Images, ServedImage } from './images.server';
import { shareKey } from './picture-key';
import type { SharePicture } from './share-address.server';

export interface SharePictures {
  /**
   * A JPEG; without the illustration, and for a while only, where that cannot be had: who previews a link asks once.
   *
   * @param signal aborted when the client has disconnected @throws as `Images.get`
   */
  share(picture: SharePicture, signal?: AbortSignal): Promise<ServedImage>;
}

/** @param school its short and its full name */
export function createSharePictures(
  images: Pick<Images, 'derive'>,
  school: () => Promise<readonly [string, string]>,
): SharePictures {
  async function draw({ title, path, focus }: SharePicture, signal: AbortSignal | undefined) {
    const names = await school();
    return images.derive(
      shareKey([title, focus, ...names], path),
      path,
      (original) => ({ kind: 'card', title, school: names, original, focus }),
      signal,
    );
  }

  return {
    async share(picture, signal) {
      try {
        return { bytes: await draw(picture, signal), format: 'jpeg', final: true };
      } catch (error) {
        const isOfPicture = error instanceof ImageNotFound || error instanceof ImageUnavailable;
        if (picture.path === null || !isOfPicture) throw error;
        return {
          bytes: await draw({ ...picture, path: null, focus: null }, signal),
          format: 'jpeg',
          final: false,
        };
      }
    },
  };
}
