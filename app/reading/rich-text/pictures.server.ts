/** Pictures that editors put between the words, only from the media library. */
import { NoMediaAddress, sourcePath } from '~/images/picture/media-origins.server';
import { type RejectionReason, reportRejection } from '~/images/picture/rejected-pictures';
import { signedPath } from '~/images/picture/signature.server';
import { pictureKind } from '../../../content-model/rules/picture-limits';

type Attributes = Readonly<Record<string, string>>;

/**
 * The attributes of an `<img>`: `src` is the signed path of the picture (see `Media`), for
 * `~/images/picture/prose-pictures`.
 *
 * @returns an empty text for a picture that cannot be shown
 */
export function pictureAttributes({ src = '', alt = '', width, height }: Attributes): Record<string, string> {
  const path = pathOf(src);
  if (path === null) return {};
  const attributes = { src: signedPath(path), alt: alt.trim() };
  // Without a size, the style sheet reserves the picture's space.
  return isPixels(width) && isPixels(height) ? { ...attributes, width, height } : attributes;
}

const isPixels = (text: string | undefined): text is string => /^[1-9]\d{0,4}$/.test(text ?? '');

function pathOf(url: string): string | null {
  const reject = (why: RejectionReason, problem: string) => {
    reportRejection({ url, why, problem: `${problem}: ${url.slice(0, 200)}` });
    return null;
  };
  try {
    const path = sourcePath(url);
    if (pictureKind(path) !== null) return path;
    return reject('kind', 'neither JPEG, PNG, WebP, AVIF, GIF nor SVG');
  } catch (error) {
    if (!(error instanceof NoMediaAddress)) throw error;
    return reject(error.why, error.message);
  }
}
