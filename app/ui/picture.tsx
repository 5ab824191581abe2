import {
  type ImageFormat,
  type ImageWidth,
  imageAddress,
  imageWidths,
  isDrawing,
} from '~/images/picture/address';
import type { Media } from '~/reading/fields.server';
import { classNames } from './class-names';
import { focusClasses } from './picture-focus';

interface PictureProps {
  media: Media;
  /** CSS `sizes`: how wide the picture is shown, e.g. `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  /** Greatest width worth sending, in pixels. */
  maxWidth?: ImageWidth;
  /** The page's first picture: eager and of high priority; all others are lazy. */
  priority?: boolean;
  /** Decorative where the text beside it says the same: empty alternative. */
  decorative?: boolean;
  className?: string;
}

/** A picture in WebP and JPEG at the right width, its room kept, light grey, until it arrives. */
export function Picture({ media, sizes, maxWidth = 1280, priority, decorative, className }: PictureProps) {
  const widths = imageWidths.filter((width) => width <= maxWidth);
  const set = (format: ImageFormat) =>
    widths.map((width) => `${imageAddress(media, width, format)} ${width}w`).join(', ');
  return (
    <picture className={classNames('placeholder', focusClasses(media.focus), className)}>
      {isDrawing(media) ? null : <source type="image/webp" srcSet={set('webp')} sizes={sizes} />}
      <img
        src={imageAddress(media, 640, 'jpeg')}
        alt={decorative ? '' : media.alt}
        width={media.width}
        height={media.height}
        loading={priority ? 'eager' : 'lazy'}
        // The first picture is decoded with its frame, not later.
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
