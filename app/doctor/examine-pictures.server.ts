/** Whether the site can show the pictures that answers name. */
import { sniffRaster } from '~/images/image-request';
import { fetchOriginal, type ImageSource } from '~/images/image-source.server';
import type { Trouble } from './trouble';

/** Paths of the media objects anywhere in an answer. */
export function picturesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) picturesIn(item, found);
  else if (value !== null && typeof value === 'object') {
    const { url, mime, ...fields } = value as Record<string, unknown>;
    if (typeof url === 'string' && typeof mime === 'string') found.add(url);
    else for (const inner of Object.values(fields)) picturesIn(inner, found);
  }
  return found;
}

/** Pictures asked for at a time. */
const atATime = 4;

export async function examinePictures(source: ImageSource, urls: Iterable<string>): Promise<Trouble[]> {
  const left = [...urls];
  const troubles: Trouble[] = [];
  const work = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const problem = await problemOfPicture(source, url);
      if (problem) troubles.push({ kind: 'picture', place: url, problem });
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return troubles;
}

async function problemOfPicture(source: ImageSource, url: string): Promise<string | null> {
  try {
    const { pathname } = new URL(url, source.origin);
    return sniffRaster(await fetchOriginal(source, pathname)) ? null : 'neither JPEG, PNG, WebP nor AVIF';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
