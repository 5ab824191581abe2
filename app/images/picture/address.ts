/** Addresses of pictures: a short list of widths and formats, so that the number of results is bounded. */

/** Pixels. 736 fills a phone's width: 360 px at a density of 2, 412 px at 1.75. */
export const imageWidths = [320, 480, 640, 736, 960, 1280, 1440, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const imageFormats = ['webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Whether a picture is an SVG, which has one form and no widths. */
export const isDrawing = ({ path }: { path: string }): boolean => /\.svg$/i.test(path);

/** Path of one picture at one width in one format, e.g. `/images/webp/640/nWc3_Qk0fXs/uploads/paysages/water-12.jpg`. */
export function imageAddress(picture: { path: string }, width: ImageWidth, format: ImageFormat): string {
  if (isDrawing(picture)) return `/images/svg${picture.path}`;
  return `/images/${format}/${width}${picture.path}`;
}
