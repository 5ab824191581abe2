/** Pictures between the words of rich text, at the widths and in the formats of all others. Pure. */
import { type ImageFormat, imageAddress, imageWidths, isDrawing } from './address';

/** Enough for the width of a text, also on a dense screen. */
const widths = imageWidths.filter((width) => width <= 1280);
const sizes = '(min-width: 48rem) 46rem, 100vw';

const imgTag = /<img src="([^"<>]*)"([^<>]*?) ?\/?>/g;

/** @param html clean, with signed paths of pictures as `src`; @param origin prefix of the addresses, for feeds */
export function withPictures(html: string, origin = ''): string {
  return html.replace(imgTag, (_, src: string, otherAttributes: string) => {
    const picture = { path: src.replaceAll('&amp;', '&') };
    const address = (width: (typeof widths)[number], format: ImageFormat) =>
      escapeAttribute(`${origin}${imageAddress(picture, width, format)}`);
    const img = `<img src="${address(640, 'jpeg')}"${otherAttributes} loading="lazy" decoding="async" />`;
    if (isDrawing(picture)) return img;
    const srcset = widths.map((width) => `${address(width, 'webp')} ${width}w`).join(', ');
    const source = `<source type="image/webp" srcset="${srcset}" sizes="${sizes}" />`;
    return `<picture>${source}${img}</picture>`;
  });
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
