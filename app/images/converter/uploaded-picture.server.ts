/**
 * Whether the content service's panel refuses a file that an editor uploads. The check is the site's own: a file that
 * it does not show would otherwise be published. `npm run content strapi` bundles it.
 */
import sharp from 'sharp';
import { pictureKind } from '../../../content-model/rules/picture-limits';
import { isHeic, type PictureFault, unshownPicture } from '../../../content-model/rules/unshown-picture';
import { asUtf8 } from '../../../content-model/values/xml-text';
import { checkDrawing } from './check-drawing';
import { PictureRefused } from './job';
import { openOriginal } from './originals.server';

export interface UploadedFile {
  name: string;
  /** `image/jpeg` */
  type: string;
  bytes: Uint8Array;
}

/** @returns the refusal for the editor; null for a picture that the site shows, and for a document */
export async function refusalOfPicture({ name, type, bytes }: UploadedFile): Promise<string | null> {
  const fault = await faultOf(name, type, bytes);
  return fault && unshownPicture(name, fault, isHeic(name, bytes));
}

async function faultOf(name: string, type: string, bytes: Uint8Array): Promise<PictureFault | null> {
  const kind = pictureKind(name);
  if (kind === null) return type.startsWith('image/') || isHeic(name) ? 'kind' : null;
  try {
    if (kind === 'svg') {
      checkDrawing(bytes);
      // The site only looks at its beginning and end: here it is parsed once.
      await sharp(asUtf8(bytes)).metadata();
    } else {
      const original = await openOriginal(bytes, 'refused');
      await original.resize(64).toBuffer();
    }
    return null;
  } catch (error) {
    return error instanceof PictureRefused && error.refusal === 'too large' ? 'large' : 'broken';
  }
}

/**
 * A file that replaces another keeps its address, and must be of the same category.
 *
 * @param extension of that address: `.jpg`
 * @returns the refusal for the editor, or null
 */
export function refusalOfReplacement(name: string, extension: string): string | null {
  if (fileCategory(name) === fileCategory(extension)) return null;
  return `«\u00a0${name}\u00a0» ne peut pas prendre cette place\u00a0: l’adresse du fichier remplacé finit par «\u00a0${extension}\u00a0». Importez-le à part, et choisissez-le dans les entrées.`;
}

function fileCategory(name: string): 'document' | 'drawing' | 'picture' {
  const kind = pictureKind(name);
  if (kind === null) return 'document';
  return kind === 'svg' ? 'drawing' : 'picture';
}
