/** A school's icons, made of its own picture as all pictures are; without one, the files of `public` are sent. */
import type { Images } from '~/images/images.server';
import { unsignedPath } from '~/images/picture/signature.server';
import { type IconPath, iconForms } from './icon-paths';
import type { SchoolLook } from './school-look';

/** @returns null if the file of `public` is to be sent */
export type SchoolIcons = (path: IconPath, look: SchoolLook) => Promise<Buffer | null>;

export function createSchoolIcons(images: Pick<Images, 'get'>): SchoolIcons {
  return async (address, { icon }) => {
    const path = icon && unsignedPath(icon.path);
    if (!path) return null;
    const form = iconForms[address];
    const png = await images.get({ path, form: { kind: 'icon', ...form } }).catch(() => null);
    return png && address === '/favicon.svg' ? asDrawing(png, form.size) : png;
  };
}

/** Browsers that know drawings ask for one first. */
const asDrawing = (png: Buffer, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
