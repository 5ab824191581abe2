/**
 * Addresses of share pictures: `/images/share/{signature}/uploads/eau.webp/50-60.jpg`, with the position of the
 * subject. They are signed for this purpose alone, so that neither signature is valid for the other.
 */
import type { Focus } from './form';
import { signedPath, unsignedPath } from './signature.server';

/** The purpose of the signature. */
export const shareKind = 'share:';

/** @param picture by its signed path */
export function shareAddress({ path, focus }: { path: string; focus?: Focus | undefined }): string | null {
  const [file, version = null] = unsignedPath(path)?.split('?v=') ?? [];
  if (file === undefined) return null;
  const { x, y } = focus ?? { x: 50, y: 50 };
  return `/images/share${signedPath(`${file}/${Math.round(x)}-${Math.round(y)}.jpg`, version, shareKind)}`;
}
