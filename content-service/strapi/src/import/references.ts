/** Replaces names of pictures and slugs of entries in the school's file by ids. */
import type { Data } from './school';

export interface Lookups {
  /** Ids of uploaded files, by the picture's key. */
  pictures: ReadonlyMap<string, number>;
  /** Ids of entries, by type and slug; null while entries are missing: relations are set in a second pass. */
  documents: ReadonlyMap<string, string> | null;
}

export function resolveReferences(data: Data, lookups: Lookups): Data {
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [key, resolvedValue(value, lookups)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function resolvedValue(value: unknown, lookups: Lookups): unknown {
  if (Array.isArray(value)) return value.map((item) => resolvedValue(item, lookups));
  if (typeof value !== 'object' || value === null) return value;
  if ('$picture' in value) return lookups.pictures.get(String(value.$picture)) ?? null;
  if ('$entries' in value) {
    const { documents } = lookups;
    if (!documents) return undefined;
    const { uid, slugs } = value.$entries as { uid: string; slugs: string[] };
    return { set: slugs.flatMap((slug) => documents.get(`${uid} ${slug}`) ?? []) };
  }
  return resolveReferences(value as Data, lookups);
}
