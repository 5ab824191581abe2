/** What an address below `/uploads/` asks for. Whatever is not of this shape does not exist. */
import { encodedFilePath } from '../../contract/file-path';
import { fileType } from '../../contract/file-types';

export interface MediaAddress {
  /** Below the folder of uploads, decoded. */
  path: string;
  type: string;
}

export function readMediaAddress(pathname: string): MediaAddress | null {
  const encoded = /^\/uploads(\/.+)$/.exec(encodedFilePath(pathname) ?? '')?.[1];
  if (encoded === undefined) return null;
  const path = decodeURIComponent(encoded.slice(1));
  const type = fileType(path);
  return type ? { path, type } : null;
}

/** The slug of a document that may be made up when no such file was uploaded. */
export function documentSlug(path: string): string | null {
  return /^documents\/([a-z0-9]+(?:-[a-z0-9]+){0,15})\.pdf$/.exec(path)?.[1] ?? null;
}
