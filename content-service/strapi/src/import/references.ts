/** Replaces names of pictures and slugs of entries in the school's file by ids. */
import type { Memory } from './memory';
import type { Data } from './school';

export interface Lookups {
  memory: Memory;
  /** Relations are set in a second pass, when all entries exist. */
  relations: boolean;
}

export function resolveReferences(data: Data, lookups: Lookups): Data {
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [key, resolvedValue(value, lookups)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function resolvedValue(value: unknown, lookups: Lookups): unknown {
  if (Array.isArray(value)) return value.map((one) => resolvedValue(one, lookups));
  if (typeof value !== 'object' || value === null) return value;
  if ('$picture' in value) return lookups.memory.pictures[String(value.$picture)] ?? null;
  if ('$entries' in value) {
    if (!lookups.relations) return undefined;
    const { uid, slugs } = value.$entries as { uid: string; slugs: string[] };
    const found = slugs.map((slug) => lookups.memory.documents[`${uid} ${slug}`]?.documentId);
    return { set: found.filter((id) => id !== undefined) };
  }
  return resolveReferences(value as Data, lookups);
}
