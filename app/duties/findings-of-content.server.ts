/** What is found in every entry of some collections, and in the blocks of every page. */
import type { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { type Collection, type CollectionName, collectionPath, collections } from '~/content/collections';
import { ContentInvalid, ContentNotFound } from '~/content/errors';
import { listEvery } from '~/content/list-every';
import { findSection, findSubPage, listPageLinks, type PageLink } from '~/school/pages/pages.server';
import type { Finding } from './finding';

/** What is read of an entry, its slug among it. */
export type ReadCollections = Partial<Record<CollectionName, z.ZodObject>>;

/** @param look what is found in an entry, or in `{ blocks }` of a page, of that address @throws {ContentError} */
export async function findingsOfContent(
  content: ContentClient,
  schemas: ReadCollections,
  look: (address: string, value: Readonly<Record<string, unknown>>) => readonly Finding[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, schema] of Object.entries(schemas) as [CollectionName, z.ZodObject][]) {
    const collection: Collection = collections[name];
    const path = collectionPath(collection, content.namespace);
    for (const entry of await listEvery(content, path, schema, { ...askFor(schema), sort: ['slug:asc'] }))
      findings.push(...look(`${collection.below ?? path}/${entry['slug']}`, entry));
  }
  for (const page of await listPageLinks(content))
    findings.push(...look(page.href, { blocks: await rawBlocksOf(content, page) }));
  return findings;
}

/** None of a page that cannot be read: the doctor names it. */
async function rawBlocksOf(
  content: ContentClient,
  { rubrique, slug: subPage }: Pick<PageLink, 'rubrique' | 'slug'>,
): Promise<readonly unknown[]> {
  try {
    const page = await (subPage ? findSubPage(content, rubrique, subPage) : findSection(content, rubrique));
    return page.pageLayout.blocks;
  } catch (error) {
    if (error instanceof ContentInvalid || error instanceof ContentNotFound) return [];
    throw error;
  }
}
