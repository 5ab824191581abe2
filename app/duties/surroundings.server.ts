/** What the rules of an entry need to know of the school's other content. */

import type { ContentClient } from '~/content/client.server';
import { type Collection, collectionPath, withPublishDate } from '~/content/collections';
import { noneIfNotFound } from '~/content/errors';
import { listPageLinks } from '~/school/pages/pages.server';
import { defaultLabels } from '~/site/labels/index';
import { type CollectionName, places } from '../../content-model/places';
import { shownCollections } from '../../content-model/rules/duties/block-losses';
import { pathsIn } from '../../content-model/rules/duties/paths-in';
import type { Surroundings } from '../../content-model/rules/duties/surroundings';
import { rawBlocksOf } from './findings-of-content.server';
import { listSlugs } from './list-slugs.server';

/** @throws {ContentError} */
export async function findSurroundings(content: ContentClient): Promise<Surroundings> {
  const slugs = await Promise.all(
    [...shownCollections].map(async (name) => [name, await slugsOf(content, name)] as const),
  );
  const pages = await listPageLinks(content);
  const linkSources = [await content.read('/menu-enrichis')];
  for (const page of pages) linkSources.push(await rawBlocksOf(content, page));
  return {
    pages,
    linkedPaths: [...new Set(pathsIn(linkSources))],
    slugs: Object.fromEntries(slugs),
    // Offers are compared with their programmes elsewhere.
    offerDays: null,
    // Only French pages are checked.
    english: null,
    labelKeys: Object.keys(defaultLabels),
  };
}

/** None of a collection that the service does not have. */
async function slugsOf(content: ContentClient, name: CollectionName): Promise<string[]> {
  const collection: Collection = places[name];
  const path = collectionPath(collection, content.namespace);
  const slugs = await listSlugs(content, path, collection.dated ? withPublishDate : {}).catch(noneIfNotFound);
  return (slugs ?? []).flatMap((slug) => slug ?? []);
}
