/** Where an entry or a picture is used: by relations, by links and in texts. */
import type { Core } from '@strapi/strapi';
import { populateOf } from '../../content-api/served-types';
import { nameOf } from '../../entries/entry-names';
import { existingEntry } from '../../entries/existing-entry';
import { hasVersions } from '../../entries/has-versions';
import { linksFromOtherSide, linksTo, type Status } from '../../links/links';
import { displayNameOf, formAddress } from '../../panel-api';
import { addressesOf } from '../../redirects/shown-addresses';
import { documentsOf, hasDrafts, modelOf, table } from '../../untyped-strapi';
import type { Use } from '../use';
import { leadsTo } from './leads-to';

interface FoundEntry {
  documentId: string;
  locale?: string | null;
}

/** The entries that lead to one of the documents by a relation or in a text, each once, by title; not the documents themselves. */
export async function usesOf(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<Use[]> {
  const uses: Use[] = [];
  const addresses: string[] = [];
  for (const documentId of documentIds) {
    for (const status of ['draft', 'published'] as const)
      for (const { owner, source } of [
        ...(await linksTo(strapi, uid, documentId, status)),
        ...(await linksFromOtherSide(strapi, uid, documentId, status)),
      ]) {
        const entry: FoundEntry | null = await table(strapi, owner).findOne({
          where: { documentId: source },
        });
        if (entry) uses.push(describeUse(strapi, owner, entry));
      }
    addresses.push(...addressesOf(uid, (await existingEntry(strapi, uid, documentId)).online).values());
  }
  if (addresses.length > 0) {
    const hasLink = leadsTo(addresses, process.env['PUBLIC_ORIGIN']);
    uses.push(...(await entriesWhere(strapi, ['published'], hasLink)));
  }
  const ownIds = new Set(documentIds);
  return eachOnce(uses.filter(({ documentId }) => !ownIds.has(documentId)));
}

/** Entries that show a file of the media library, or link to it. */
export async function usesOfFile(strapi: Core.Strapi, { url }: { url: string }): Promise<Use[]> {
  return eachOnce(await entriesWhere(strapi, ['draft', 'published'], (text) => text.includes(url)));
}

async function entriesWhere(
  strapi: Core.Strapi,
  statuses: readonly Status[],
  matches: (text: string) => boolean,
): Promise<Use[]> {
  const uses: Use[] = [];
  for (const uid of Object.keys(strapi.contentTypes).filter(hasVersions))
    for (const status of hasDrafts(strapi, uid) ? statuses : statuses.slice(0, 1)) {
      const query = { status, locale: '*', populate: populateOf(uid) };
      // Of a single type it is the entry itself.
      const entries: FoundEntry[] | FoundEntry | null = await documentsOf(strapi, uid).findMany(query);
      for (const entry of [entries ?? []].flat())
        if (matches(JSON.stringify(entry))) uses.push(describeUse(strapi, uid, entry));
    }
  return uses;
}

function describeUse(strapi: Core.Strapi, uid: string, entry: FoundEntry): Use {
  const { documentId } = entry;
  const locale = entry.locale ?? null;
  const kind = displayNameOf(strapi, uid);
  const form = formAddress(strapi, uid, documentId, locale);
  return { uid, kind, documentId, locale, title: nameOf(modelOf(strapi, uid), entry) || kind, form };
}

function eachOnce(uses: readonly Use[]): Use[] {
  const byKey = new Map(uses.map((use) => [`${use.uid} ${use.documentId} ${use.locale}`, use]));
  return [...byKey.values()].sort((a, b) => a.title.localeCompare(b.title, 'fr'));
}
