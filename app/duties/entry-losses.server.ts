/** Finds what is published and not shown, or loses a part, in the whole school, in the words of the panel. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { type Collection, collectionPath, collections } from '~/content/collections';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { listPageLinks } from '~/school/pages/pages.server';
import type { EntryKind } from '../../content-model/places';
import { addressDuties } from '../../content-model/rules/duties/address-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import { lossesOfParts, lossFindings } from '../../content-model/rules/duties/loss-findings';
import type { Surroundings } from '../../content-model/rules/duties/surroundings';
import { pageHref } from '../../content-model/rules/page-address';
import { pictureReaders } from './entry-pictures.server';
import {
  entryAddress,
  findingsOfContent,
  findingsOfEntries,
  readersOfFields,
} from './findings-of-content.server';
import { findMissingFacts } from './missing-facts.server';
import { findRemovedParts } from './removed-parts.server';
import { findSurroundings } from './surroundings.server';

/** Of all entries with links. */
const linkReaders = readersOfFields(['link'], 'scalar');

/** @throws {ContentError} */
export async function findLosses(content: ContentClient): Promise<Finding[]> {
  const asWritten = content.asWritten;
  const surroundings = await findSurroundings(asWritten);
  const lossesAt = (address: string, value: object) => lossesOfParts(address, value, surroundings);
  const labels = Object.keys((await asWritten.read('/labels')) as object);
  const settings = (await asWritten.read('/users/me')) as object;
  return [
    ...(await findingsOfContent(asWritten, pictureReaders, lossesAt)),
    ...(await findingsOfEntries(asWritten, linkReaders, lossesAt)),
    ...(await entryLosses(asWritten)),
    ...(await pageLosses(asWritten, surroundings)),
    ...(await findContestedAddresses(content)),
    ...(await findRemovedParts(content)),
    ...(await findMissingFacts(content)),
    ...labels.flatMap((key) => lossFindings('label', key, { key }, surroundings)),
    ...lossesAt('menus', { body: await asWritten.read('/menu-enrichis') }),
    ...lossFindings('settings', 'réglages', { ...settings }, surroundings),
  ];
}

const anyText = z.string().nullish().catch(null);
const slugSchema = z.object({ slug: anyText });
const placeSchema = slugSchema.extend({ postalCode: anyText, timezone: anyText });
const dateSchema = slugSchema.extend({ publishDate: anyText });

/** Losses by the address, the date of publication or the place, of every entry that has a page. */
async function entryLosses(content: ContentClient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const collection of Object.values<Collection>(collections)) {
    const { kind, below } = collection;
    if (!kind || !below) continue;
    const schema = kind === 'campus' ? placeSchema : collection.dated ? dateSchema : slugSchema;
    const path = collectionPath(collection, content.namespace);
    const query = { ...selectionOf(schema), sort: ['slug:asc'] };
    for (const entry of await listEvery<z.output<typeof slugSchema>>(content, path, schema, query))
      findings.push(...lossFindings(kind as EntryKind, entryAddress(below, entry.slug), entry, {}));
  }
  return findings;
}

const pageSchema = z.object({ rubrique: anyText, slug: anyText });

async function pageLosses(content: ContentClient, surroundings: Surroundings): Promise<Finding[]> {
  const path = `/${content.namespace}-articles` as const;
  const query = { ...selectionOf(pageSchema), sort: ['rubrique:asc', 'slug:asc'] };
  const pages = await listEvery(content, path, pageSchema, query);
  return pages.flatMap((entry) =>
    lossFindings('page', pageHref({ ...entry, rubrique: entry.rubrique ?? '' }), entry, surroundings),
  );
}

/** Pages that share an address, or whose address the site does not show. */
async function findContestedAddresses(content: ContentClient): Promise<Finding[]> {
  const pages = await listPageLinks(content);
  return pages.flatMap((page, index) => addressDuties(page, pages.slice(0, index)));
}
