/** Opens the pictures below `data/uploads` with the library that also converts them for visitors. */
import sharp from 'sharp';
import { maxPixels, type PictureKind, pictureKind } from '../../../content-model/rules/picture-limits';
import { asUtf8 } from '../../../content-model/values/xml-text';
import { readUploadedFile } from './uploaded-file';

export type StoredPicture = 'missing' | 'no picture' | DecodedPicture;

interface DecodedPicture {
  width: number;
  height: number;
  isAnimation: boolean;
  kind: PictureKind | null;
  isDamaged: boolean;
}

/** @returns a function that opens a file once, although many entries show it */
export function openPictures(folder: string): (file: string) => Promise<StoredPicture> {
  const opened = new Map<string, Promise<StoredPicture>>();
  return (file) => {
    const picture = opened.get(file) ?? openPicture(folder, file);
    opened.set(file, picture);
    return picture;
  };
}

async function openPicture(folder: string, file: string): Promise<StoredPicture> {
  const bytes = await readUploadedFile(folder, file);
  if (!bytes) return 'missing';
  const kind = pictureKind(file);
  const picture = kind === 'svg' ? asUtf8(bytes) : bytes;
  try {
    const { width, height, pages = 1 } = await sharp(picture, { limitInputPixels: false }).metadata();
    const isDecoded = kind !== null && kind !== 'svg' && width * height <= maxPixels[kind];
    return {
      width,
      height,
      isAnimation: pages > 1,
      kind,
      isDamaged: isDecoded && (await isDamaged(picture)),
    };
  } catch {
    return 'no picture';
  }
}

/** @throws where nothing of it can be decoded */
async function isDamaged(picture: Buffer): Promise<boolean> {
  const decode = (failOn: 'warning' | 'none') => sharp(picture, { failOn }).resize(64).toBuffer();
  try {
    await decode('warning');
    return false;
  } catch {
    await decode('none');
    return true;
  }
}
