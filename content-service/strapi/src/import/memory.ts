/** Earlier imports: the document of each entry, and the time of its last write by the import. */
import type { Core } from '@strapi/strapi';
import type { NamedSchool } from './refusal';

export interface ImportMemory {
  documentId: string;
  digest: string;
  /**
   * Time of each language's draft, as the import left it. A different time now means that an editor has written since.
   */
  writtenAt: Record<string, string>;
}

export interface Memory {
  /** The school that was imported last; absent before the first one. */
  school?: NamedSchool;
  /** Its import has begun, and not ended. */
  unfinished?: boolean;
  documents: Record<string, ImportMemory>;
  /** Ids of uploaded files, by the picture's key. */
  pictures: Record<string, number>;
}

const store = (strapi: Core.Strapi) => strapi.store({ type: 'app', name: 'import' });

export async function readMemory(strapi: Core.Strapi): Promise<Memory> {
  const found = (await store(strapi).get({ key: 'memory' })) as Memory | null;
  return found ?? { documents: {}, pictures: {} };
}

export async function writeMemory(strapi: Core.Strapi, memory: Memory): Promise<void> {
  await store(strapi).set({ key: 'memory', value: memory });
}
