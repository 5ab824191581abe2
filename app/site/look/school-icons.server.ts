/** A school's icons: of its own picture, else its initial on its dark ground. Made once, as all pictures are. */
import type { Images } from '~/images/images.server';
import { iconKey } from '~/images/picture/key';
import { unsignedPath } from '~/images/picture/signature.server';
import { type IconPath, iconForms } from './icon-paths';
import type { SchoolLook } from './school-look';

interface NamedLook {
  look: SchoolLook | null;
  siteName: string;
}

/** @returns null if the demonstration's is to be sent */
export type SchoolIcons = (path: IconPath, school: NamedLook) => Promise<Buffer | null>;

export function createSchoolIcons(images: Pick<Images, 'derive'>): SchoolIcons {
  return async (path, { look, siteName }) => {
    if (!look?.icon && !look?.palette) return null;
    const { size, scale } = iconForms[path];
    const letter = [...siteName.trim()][0]?.toUpperCase() ?? '';
    const { deep = '#1f2937', paper = '#ffffff' } = look.palette ?? {};
    const job = { kind: 'icon' as const, size, scale, letter, colours: { deep, paper } };
    const draw = (original: string | null) =>
      images.derive(iconKey([size, scale, letter, deep, paper], original), original, (bytes) => ({
        ...job,
        original: bytes,
      }));
    const original = look.icon ? unsignedPath(look.icon.path) : null;
    // A picture that cannot be shown is the initial, not the demonstration's mark.
    const png = original === null ? await draw(null) : await draw(original).catch(() => draw(null));
    return path === '/favicon.svg' ? asDrawing(png, size) : png;
  };
}

/** Browsers that know drawings ask for one first. */
const asDrawing = (png: Buffer, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
