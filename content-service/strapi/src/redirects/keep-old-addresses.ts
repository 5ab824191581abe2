/** Old addresses last: a published entry whose address changes leaves a redirect there. */
import type { Core } from '@strapi/strapi';
import { calendarDay } from '../contract/duties';
import { redirectsAfterMove } from '../contract/redirects';
import reservedAddresses from '../contract/reserved-addresses.json';
import { visibleChanges } from '../entries/visible-changes';
import { addressFields } from '../preview/address-of';
import type { Afterwards, Change } from '../recorder/change';
import { addressesOf, titleAt } from './shown-addresses';
import { addRedirect, findRedirects, leadTo, removeRedirect } from './stored-redirects';

export async function keepOldAddresses(
  strapi: Core.Strapi,
  { uid, action, before }: Change,
): Promise<Afterwards | undefined> {
  if (!visibleChanges.has(action) || addressFields(uid).length === 0) return undefined;
  const addresses = addressesOf(uid, before?.online ?? []);
  return async (after) => {
    const present = addressesOf(uid, after.online);
    for (const locale of new Set([...addresses.keys(), ...present.keys()])) {
      const [old, now] = [addresses.get(locale) ?? null, present.get(locale) ?? null];
      const key = keyOf(after.documentId, locale);
      if (now === null) await lastAddresses(strapi).set({ key, value: old });
      else if (old !== now) await move(strapi, old ?? (await takeLastAddress(strapi, key)), now);
    }
  };
}

/** Addresses of entries that are offline now: one that is put back somewhere else has moved. */
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

async function move(strapi: Core.Strapi, before: string | null, after: string): Promise<void> {
  const kept = await findRedirects(strapi);
  const { remove, write } = redirectsAfterMove(kept, before, after, reservedAddresses);
  for (const from of remove)
    for (const one of kept.filter((redirect) => redirect.from === from)) await removeRedirect(strapi, one);
  const why = before !== null && folderOf(before) === folderOf(after) ? 'renamed' : 'moved';
  for (const { from, to } of write) {
    // Another entry may have taken the address over.
    if ((await titleAt(strapi, from)) !== null) continue;
    const same = kept.find((redirect) => redirect.from === from);
    if (same) await leadTo(strapi, same, to);
    else await addRedirect(strapi, { from, to, why, since: calendarDay(new Date()) });
  }
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
