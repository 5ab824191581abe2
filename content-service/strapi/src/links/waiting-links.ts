/** Links that visitors will see again when their target is online: they are remembered until their source changes. */
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

/** What waits for a document, and waits no longer. */
export async function takeWaitingLinks(strapi: Core.Strapi, target: string): Promise<FieldOfEntry[]> {
  const found: FieldOfEntry[] = await table(strapi, waitingLinks).findMany({ where: { target } });
  await table(strapi, waitingLinks).deleteMany({ where: { target } });
  return found;
}

/** What waits of a document. */
export const waitingOf = (
  strapi: Core.Strapi,
  source: string,
): Promise<(FieldOfEntry & { target: string })[]> =>
  table(strapi, waitingLinks).findMany({ where: { source } });

export async function forgetWaitingOf(strapi: Core.Strapi, source: string): Promise<void> {
  await table(strapi, waitingLinks).deleteMany({ where: { source } });
}

/** At both ends of a document that is gone. */
export async function forgetWaitingLinks(strapi: Core.Strapi, document: string): Promise<void> {
  await table(strapi, waitingLinks).deleteMany({
    where: { $or: [{ source: document }, { target: document }] },
  });
}
