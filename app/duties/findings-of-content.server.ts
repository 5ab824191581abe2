/** Findings in every entry of some collections, and in the blocks of every page. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { type Collection, type CollectionName, collectionPath, collections } from '~/content/collections';
import { ContentInvalid, ContentNotFound } from '~/content/errors';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { findSection, findSubPage, listPageLinks, type PageLink } from '~/school/pages/pages.server';
import { collections as collectionModels } from '../../content-model';
import type { Collection as CollectionModel } from '../../content-model/collection';
import type { CheckedKind, Field } from '../../content-model/field';
import { fieldsWith } from '../../content-model/fields-with';
import { unknownOnWire } from '../../content-model/reading/on-wire';
import type { Finding } from '../../content-model/rules/duties/finding';

type EntrySchema = z.ZodType<Readonly<Record<string, unknown>>>;
/** The fields that are read of an entry, including its slug. */
export type ReadCollections = Partial<Record<CollectionName, EntrySchema>>;

const slug: Field = {
  authored: () => z.string(),
  read: () => z.string().nullish().catch(null),
};

/**
 * Readers of the collections with fields of these kinds, without the pages.
 *
 * @param onWire how such a value is asked for
 */
export function readersOfFields(kinds: readonly CheckedKind[], onWire: 'scalar' | 'whole'): ReadCollections {
  const rawField: Field = { authored: () => z.unknown(), read: () => unknownOnWire(onWire) };
  return Object.fromEntries(
    Object.entries<CollectionModel>(collectionModels).flatMap(([name, { fields }]) => {
      const checkedFields = fieldsWith(fields, kinds, rawField);
      const isListed = Object.hasOwn(collections, name) && name !== 'articles';
      const isChecked = isListed && Object.keys(checkedFields).length > 0;
      return isChecked ? [[name, reader({ slug, ...checkedFields })]] : [];
    }),
  );
}

/** Finds what is wrong with an entry, or with the summary and the blocks of a page, at an address. */
type FindingsOf = (address: string, value: Readonly<Record<string, unknown>>) => readonly Finding[];

/** @throws {ContentError} */
export async function findingsOfContent(
  content: ContentClient,
  schemas: ReadCollections,
  findingsOf: FindingsOf,
): Promise<Finding[]> {
  const findings = await findingsOfEntries(content, schemas, findingsOf);
  for (const page of await listPageLinks(content)) {
    const blocks = await rawBlocksOf(content, page);
    findings.push(...findingsOf(page.href, { summary: page.summary, blocks }));
  }
  return findings;
}

/** Without the pages. @throws {ContentError} */
export async function findingsOfEntries(
  content: ContentClient,
  schemas: ReadCollections,
  findingsOf: FindingsOf,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, schema] of Object.entries(schemas) as [CollectionName, EntrySchema][]) {
    const collection: Collection = collections[name];
    const path = collectionPath(collection, content.namespace);
    const query = { ...selectionOf(schema), sort: ['slug:asc'] };
    for (const entry of await listEvery(content, path, schema, query))
      findings.push(...findingsOf(entryAddress(collection.below ?? path, entry['slug']), entry));
  }
  return findings;
}

/** Address of an entry, which it has only with a slug. @param below address of its collection */
export function entryAddress(below: string, entrySlug: unknown): string {
  return entrySlug ? `${below}/${entrySlug}` : `${below} (sans adresse)`;
}

/** None for a page that cannot be read: the doctor reports it. */
export async function rawBlocksOf(
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
