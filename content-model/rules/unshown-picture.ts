/** Why the site does not show a file as a picture, and what to do, as an editor reads it. Pure. */

import { maxPixels, maxPixelsOfProgressive } from './picture-limits';

/** `kind`: another kind of file; `broken`: no decoder reads it; `large`: too many pixels, or a drawing too long. */
export type PictureFault = 'kind' | 'broken' | 'large';

/** A photograph of an iPhone, by its name or its first bytes. */
export function isHeic(name: string, bytes: Uint8Array = new Uint8Array()): boolean {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /\.hei[cf]s?$/i.test(name) || /^ftyp(?:he[iv][a-z]|mif1|msf1)$/.test(brand);
}

const millions = (pixels: number) => pixels / 1e6;
const sizeLimits = `le site montre jusqu’à ${millions(maxPixels.jpeg)}\u00a0millions de pixels en JPEG, ${millions(maxPixelsOfProgressive)} en JPEG progressif, PNG ou WebP, ${millions(maxPixels.avif)} en AVIF ou GIF, et un dessin SVG de 1\u00a0Mo`;

const convertAdvice = 'Enregistrez-la en JPEG ou en PNG, puis importez ce fichier.';
const heicAdvice =
  'C’est une photo HEIC, d’un iPhone\u00a0: exportez-la en JPEG, puis importez ce fichier. Pour les photos suivantes, réglez l’appareil photo de l’iPhone sur «\u00a0Le plus compatible\u00a0» (Réglages, Appareil photo, Formats).';

/** @param name of the file, as the editor knows it */
export function unshownPicture(name: string, fault: PictureFault, heic = isHeic(name)): string {
  const picture = `L’image «\u00a0${name}\u00a0»`;
  if (heic) return `${picture} ne peut pas être montrée. ${heicAdvice}`;
  if (fault === 'kind')
    return `${picture} ne peut pas être montrée\u00a0: le site montre les JPEG, PNG, WebP, AVIF, GIF et SVG. ${convertAdvice}`;
  if (fault === 'large')
    return `${picture} est trop grande pour être montrée\u00a0: ${sizeLimits}. Réduisez-la\u00a0: une photo de 2500 pixels de large suffit.`;
  return `${picture} ne peut pas être montrée\u00a0: le fichier est abîmé, ou n’est pas ce que dit son nom. ${convertAdvice}`;
}
