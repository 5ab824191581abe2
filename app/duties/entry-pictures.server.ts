/** Pictures of every entry and page, as the content service has them, and what their alternative texts lack. */
import { z } from 'zod/v4';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { type CollectionName, collectionPath, collections } from '~/content/collections';
import { ContentInvalid, ContentNotFound } from '~/content/errors';
import { listEvery } from '~/content/list-every';
import { unknownHolding } from '~/content/on-wire.server';
import { findSection, findSubPage, listPageLinks, type PageLink } from '~/school/pages/pages.server';
import type { Finding } from './finding';
import { pictureDuties } from './picture-duties';

const slug = z.string().nullish().catch(null);
const picture = unknownHolding('whole');
const entryWith = (fields: z.ZodRawShape) => z.object({ slug, ...fields });

/** Entries with pictures, beside the pages. */
export const pictured = {
  programmes: entryWith({ image: picture, plate: picture }),
  campuses: entryWith({
    image: picture,
    gallery: picture,
    team: z.array(z.object({ name: slug, portrait: picture })).catch([]),
  }),
  careers: entryWith({ image: picture }),
  events: entryWith({ image: picture }),
  news: entryWith({ focusImage: picture }),
  posts: entryWith({ focusImage: picture }),
  people: entryWith({ portrait: picture }),
  podcasts: entryWith({ image: picture }),
} satisfies Partial<Record<CollectionName, z.ZodType>>;

/** @throws {ContentError} */
export async function findPicturesWithoutText(content: ContentClient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, schema] of Object.entries(pictured) as [keyof typeof pictured, z.ZodObject][]) {
    const collection = collections[name];
    const path = collectionPath(collection, content.namespace);
    for (const entry of await listEvery(content, path, schema, { ...askFor(schema), sort: ['slug:asc'] })) {
      findings.push(...pictureDuties(`${collection.below ?? path}/${entry['slug']}`, entry));
    }
  }
  for (const page of await listPageLinks(content)) {
    findings.push(...pictureDuties(page.href, { blocks: await rawBlocksOf(content, page) }));
  }
  return findings;
}

/** None of a page that cannot be read: the doctor names it. */
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
