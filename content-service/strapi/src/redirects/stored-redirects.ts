/** The redirects as Strapi keeps them. */
import type { Core } from '@strapi/strapi';
import type { RedirectReason } from '../contract/enumerations';
import { parseDestination, parseOldAddress } from '../contract/redirects';
import { documentsOf } from '../untyped-strapi';

export const redirectUid = 'api::redirect.redirect';

export interface StoredRedirect {
  documentId: string;
  from: string;
  to: string | null;
}

const documents = (strapi: Core.Strapi) => documentsOf(strapi, redirectUid);

/** Every redirect, in the form that the rules read; one that they cannot read leads nobody anywhere. */
export async function findRedirects(strapi: Core.Strapi): Promise<StoredRedirect[]> {
  const query = { fields: ['from', 'to'], sort: 'from' };
  const found: StoredRedirect[] = await documents(strapi).findMany(query);
  return found.flatMap(({ documentId, from, to }) => {
    const [address, destination] = [parseOldAddress(from), parseDestination(to)];
    return address === null || (to && destination === null)
      ? []
      : [{ documentId, from: address, to: destination }];
  });
}

export async function removeRedirect(strapi: Core.Strapi, { documentId }: StoredRedirect): Promise<void> {
  await documents(strapi).delete({ documentId });
}

/** It leads elsewhere from now on; since when and why it is there stays. */
export async function leadTo(
  strapi: Core.Strapi,
  { documentId }: StoredRedirect,
  to: string | null,
): Promise<void> {
  await documents(strapi).update({ documentId, data: { to } });
}

export async function addRedirect(
  strapi: Core.Strapi,
  data: { from: string; to: string | null; why: RedirectReason; since: string },
): Promise<void> {
  await documents(strapi).create({ data });
}
