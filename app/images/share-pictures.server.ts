/** Share pictures, made once and cached like other pictures. */

import { isOfOriginal } from './image-source.server';
import type { Images, ServedImage } from './images.server';
import { shareKey } from './picture/key';
import type { SharePicture } from './picture/share-address.server';
import type { CardColours } from './picture/share-card';

export interface SharePictures {
  /**
   * A JPEG. If the illustration is missing, a card with an earlier form of it or without it, for a short time only: a
   * link preview is requested once.
   *
   * @param signal aborted when the client has disconnected @throws as `Images.get`
   */
  share(picture: SharePicture, signal?: AbortSignal): Promise<ServedImage>;
}

export interface SharingSchool {
  /** Short and full. */
  names: readonly [string, string];
  /** Null: the demonstration's look. */
  colours: CardColours | null;
}

export function createSharePictures(
  images: Pick<Images, 'derive' | 'keptForm'>,
  school: () => Promise<SharingSchool>,
): SharePictures {
  async function draw({ title, path, focus }: SharePicture, signal: AbortSignal | undefined) {
    const { names, colours } = await school();
    return images.derive(
      shareKey([title, focus, ...names, ...(colours ? [colours] : [])], path),
      path,
      (original) => ({ kind: 'card', title, school: names, colours, original, focus }),
      signal,
    );
  }

  /** With a kept form of the illustration, if there is one. */
  async function drawWithStored(picture: SharePicture, path: string, signal: AbortSignal | undefined) {
    const kept = await images.keptForm(path);
    if (!kept) return draw({ ...picture, path: null, focus: null }, signal);
    const { title, focus } = picture;
    const { names, colours } = await school();
    return images.derive(
      shareKey([title, focus, ...names, ...(colours ? [colours] : []), 'kept'], path),
      null,
      () => ({ kind: 'card', title, school: names, colours, original: kept, focus }),
      signal,
    );
  }

  return {
    async share(picture, signal) {
      try {
        return { bytes: await draw(picture, signal), format: 'jpeg', final: true };
      } catch (error) {
        if (picture.path === null || !isOfOriginal(error)) throw error;
        return { bytes: await drawWithStored(picture, picture.path, signal), format: 'jpeg', final: false };
      }
    },
  };
}
