/** Reads an address below `/uploads/`. An address of another form does not exist. */
import { encodedFilePath } from '../../contract/file-path';
import { fileType } from '../../contract/file-types';

interface MediaAddress {
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
