/** Whether the site can show the pictures that answers name. */
import { forEachConcurrently } from '~/base/for-each-concurrently';
import { unsignedPath } from '~/images/picture/signature.server';
import { media } from '~/reading/fields.server';
import type { Trouble } from './trouble';

/** Makes a small picture of a file. @param path with its version @throws when it cannot */
export type ShowPicture = (path: string) => Promise<unknown>;

/** Adds the media objects anywhere in an answer to `pictures`, by their addresses. */
export function collectPictures(value: unknown, pictures: Map<string, unknown>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectPictures(item, pictures);
  } else if (value !== null && typeof value === 'object') {
    const { url, mime, ...fields } = value as Record<string, unknown>;
    if (typeof url === 'string' && typeof mime === 'string') {
      pictures.set(url, value);
    } else {
      for (const inner of Object.values(fields)) collectPictures(inner, pictures);
    }
  }
}

/** Pictures requested at a time. */
const concurrentRequests = 4;

/** The pictures that the site cannot show, each with the reason. */
export async function examinePictures(
  show: ShowPicture,
  pictures: ReadonlyMap<string, unknown>,
): Promise<Trouble[]> {
  const troubles: Trouble[] = [];
  await forEachConcurrently(pictures, concurrentRequests, async ([url, value]) => {
    const problem = await problemOfPicture(show, value);
    if (problem !== null) troubles.push({ kind: 'picture', place: url, problem });
  });
  return troubles;
}

async function problemOfPicture(show: ShowPicture, value: unknown): Promise<string | null> {
  const parsed = media.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join('; ');
  const path = unsignedPath(parsed.data.path);
  if (path === null) return 'its address has no valid signature';
  try {
    await show(path);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
