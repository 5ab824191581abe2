/** Which entry visitors find at an address, and at which addresses they find an entry. */
import type { Core } from '@strapi/strapi';
import addresses from '../contract/addresses.json';
import { isPageSlug, pageHref } from '../contract/page-address';
import { addressFields, addressOf } from '../preview/address-of';

interface Row {
  locale: string | null;
  slug: string | null;
  rubrique?: string | null;
  title?: string | null;
  name?: string | null;
}

const pages = 'api::article.article';
const onlyPublished = { publishedAt: { $notNull: true } };

/** Addresses of a document's published versions, by language. */
export async function shownAddresses(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Map<string, string>> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, ...onlyPublished },
    select: [...addressFields(uid), 'locale'],
  })) as Row[];
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const address = addressOf(uid, row, row.locale);
      return address === null ? [] : [[row.locale ?? 'fr', address]];
    }),
  );
}

/** @returns the title of the published entry at an address; null: there is none */
export async function titleAt(strapi: Core.Strapi, address: string): Promise<string | null> {
  const [, first = '', second = '', ...more] = address.split('/');
  const ofList = Object.entries(addresses as Record<string, { below?: string }>).filter(
    ([, { below }]) => below === `/${first}` && second !== '' && more.length === 0,
  );
  for (const [uid] of ofList) {
    const row = (await strapi.db
      .query(uid)
      .findOne({ where: { slug: second, ...onlyPublished } })) as Row | null;
    if (row) return row.title || row.name || second;
  }
  const page = await pageAt(strapi, address);
  return page && (page.title || address);
}

async function pageAt(strapi: Core.Strapi, address: string): Promise<Row | null> {
  const [, locale = 'fr', parts = ''] = /^(?:\/(en)(?=\/))?\/(.*)$/.exec(address) ?? [];
  const [rubrique = '', slug, ...more] = parts.split('/');
  if (!isPageSlug(rubrique) || (slug !== undefined && !isPageSlug(slug)) || more.length > 0) return null;
  // The page of a section is stored without a slug, or with an empty one.
  const rows = (await strapi.db.query(pages).findMany({
    where: { rubrique, locale, ...onlyPublished },
  })) as (Row & { rubrique: string })[];
  return rows.find((row) => pageHref(row, locale === 'en' ? 'en' : 'fr') === address) ?? null;
}
