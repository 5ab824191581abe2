/** The links that visitors see again once their target is online: stored until their source changes. */
import type { Core } from '@strapi/strapi';
import { waitingLinks } from '../tables';
import { table } from '../untyped-strapi';
import type { FieldOfEntry } from './links';

export async function addWaitingLinks(
  strapi: Core.Strapi,
  target: string,
  links: readonly FieldOfEntry[],
): Promise<void> {
  for (const { owner, attribute, source, language } of links)
    await table(strapi, waitingLinks).create({ data: { owner, attribute, source, language, target } });
}

/** Removes the links that wait for a document. @returns those links */
export async function takeWaitingLinks(strapi: Core.Strapi, target: string): Promise<FieldOfEntry[]> {
  const links: FieldOfEntry[] = await table(strapi, waitingLinks).findMany({ where: { target } });
  await table(strapi, waitingLinks).deleteMany({ where: { target } });
  return links;
}

/** The waiting links from a document to others. */
export const waitingLinksFrom = (
  strapi: Core.Strapi,
  source: string,
): Promise<(FieldOfEntry & { target: string })[]> =>
  table(strapi, waitingLinks).findMany({ where: { source } });

export async function forgetWaitingLinksFrom(strapi: Core.Strapi, source: string): Promise<void> {
  await table(strapi, waitingLinks).deleteMany({ where: { source } });
}

/** For an erased document: the waiting links to it and from it. */
export async function forgetWaitingLinks(strapi: Core.Strapi, document: string): Promise<void> {
  await table(strapi, waitingLinks).deleteMany({
    where: { $or: [{ source: document }, { target: document }] },
  });
}
