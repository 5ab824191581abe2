/** Old addresses stay valid: a published entry whose address changes leaves a redirect there. */
import type { Core } from '@strapi/strapi';
import { calendarDay } from '../contract/duties';
import { redirectsAfterMove } from '../contract/redirects';
import reservedAddresses from '../contract/reserved-addresses.json';
import { visibleChanges } from '../entries/visible-changes';
import { addressFields } from '../preview/address-of';
import type { AfterChange, Change } from '../recorder/change';
import { addressesOf, titleAt } from './shown-addresses';
import { addRedirect, changeDestination, findRedirects, removeRedirect } from './stored-redirects';

export async function keepOldAddresses(
  strapi: Core.Strapi,
  { uid, action, before }: Change,
): Promise<AfterChange | undefined> {
  if (!visibleChanges.has(action) || addressFields(uid).length === 0) return undefined;
  const oldAddresses = addressesOf(uid, before?.online ?? []);
  return async (after) => {
    const newAddresses = addressesOf(uid, after.online);
    for (const locale of new Set([...oldAddresses.keys(), ...newAddresses.keys()])) {
      const oldAddress = oldAddresses.get(locale) ?? null;
      const newAddress = newAddresses.get(locale) ?? null;
      const key = keyOf(after.documentId, locale);
      if (newAddress === null) await lastAddresses(strapi).set({ key, value: oldAddress });
      else if (oldAddress !== newAddress)
        await redirect(strapi, oldAddress ?? (await takeLastAddress(strapi, key)), newAddress);
    }
  };
}

/** The last addresses of entries that are offline: an entry that is published again elsewhere has moved. */
const lastAddresses = (strapi: Core.Strapi) => strapi.store({ type: 'app', name: 'last-address' });

const keyOf = (documentId: string, locale: string | null) => `${documentId}:${locale ?? 'fr'}`;

export async function forgetLastAddress(
  strapi: Core.Strapi,
  documentId: string,
  locale: string | null,
): Promise<void> {
  await lastAddresses(strapi).delete({ key: keyOf(documentId, locale) });
}

async function takeLastAddress(strapi: Core.Strapi, key: string): Promise<string | null> {
  const address = (await lastAddresses(strapi).get({ key })) as string | null;
  if (address !== null) await lastAddresses(strapi).delete({ key });
  return address;
}

/** Leads the old address, and the redirects that lead there, to the new one. */
async function redirect(strapi: Core.Strapi, before: string | null, after: string): Promise<void> {
  const existing = await findRedirects(strapi);
  const { remove, write } = redirectsAfterMove(existing, before, after, reservedAddresses);
  for (const obsolete of existing.filter(({ from }) => remove.includes(from)))
    await removeRedirect(strapi, obsolete);
  const why = before !== null && folderOf(before) === folderOf(after) ? 'renamed' : 'moved';
  for (const { from, to } of write) {
    // Another entry may have taken the address over.
    if ((await titleAt(strapi, from)) !== null) continue;
    const stored = existing.find((candidate) => candidate.from === from);
    if (stored) await changeDestination(strapi, stored, to);
    else await addRedirect(strapi, { from, to, why, since: calendarDay(new Date()) });
  }
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
