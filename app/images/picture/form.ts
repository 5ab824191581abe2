/** What is made of a file for visitors. Pure. */
import type { ImageFormat, ImageWidth } from './address';

/** Position of a picture's subject, in percent of width and height. */
export interface Focus {
  x: number;
  y: number;
}

export type Form =
  | { kind: 'picture'; width: ImageWidth; format: ImageFormat }
  /** The preview of a shared link: a JPEG, cropped around its subject. */
  | { kind: 'share'; focus: Focus }
  /** A square PNG. `scale`: part of the size that shows something, on a ground to the edge; null: all, without ground. */
  | { kind: 'icon'; size: number; scale: number | null }
  /** An SVG as it is. */
  | { kind: 'drawing' };

export interface ImageRequest {
  /** The path of its file (`media-origins.server.ts`), with its version if it has one: `/uploads/a.jpg?v=…`. */
  path: string;
  form: Form;
}

/** Pixels: the size of a large Open Graph picture (1.91 : 1). */
export const shareSize = { width: 1200, height: 630 } as const;

/** The preview of a link whose page has no picture that can be shown: a file of `public`, of the same size. */
export const sharePicture = '/icons/share.jpg';

export const sentFormats = ['webp', 'jpeg', 'png', 'svg+xml'] as const;
export type SentFormat = (typeof sentFormats)[number];

/** The format of what is sent, as in its media type. */
export function formatOf(form: Form): SentFormat {
  if (form.kind === 'picture') return form.format;
  if (form.kind === 'share') return 'jpeg';
  return form.kind === 'icon' ? 'png' : 'svg+xml';
}
