/** The redirects in Strapi's tables. */
import type { Core } from '@strapi/strapi';
import type { RedirectReason } from '../contract/enumerations';
import { parseDestination, parseOldAddress } from '../contract/redirects';
import { documentsOf } from '../untyped-strapi';

export const redirectUid = 'api::redirect.redirect';

interface StoredRedirect {
  documentId: string;
  from: string;
  to: string | null;
}

const documents = (strapi: Core.Strapi) => documentsOf(strapi, redirectUid);

/** Every redirect, in the form that the rules read; one that they cannot read is left out, as on the site. */
export async function findRedirects(strapi: Core.Strapi): Promise<StoredRedirect[]> {
  const query = { fields: ['from', 'to'], sort: 'from' };
  const rows: StoredRedirect[] = await documents(strapi).findMany(query);
  return rows.flatMap(({ documentId, from, to }) => {
    const [address, destination] = [parseOldAddress(from), parseDestination(to)];
    return address === null || (to && destination === null)
      ? []
      : [{ documentId, from: address, to: destination }];
  });
}

export async function removeRedirect(strapi: Core.Strapi, { documentId }: StoredRedirect): Promise<void> {
  await documents(strapi).delete({ documentId });
}

/** The redirect's own date and reason stay. */
export async function changeDestination(
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
