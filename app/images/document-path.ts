import { plainPath } from './picture/plain-path';

/**
 * Path of a document below the media origin: the name it was uploaded with, capitals, accents and spaces included.
 *
 * @param name decoded @returns null for a name that could lead to another folder or host, or that has no extension
 */
export function documentPath(name = ''): string | null {
  return /\.[a-z0-9]{1,5}$/i.test(name) ? plainPath(`/uploads/${name}`) : null;
}
