/** Which entry visitors find at an address, and at which addresses they find an entry. */
import type { Core } from '@strapi/strapi';
import addresses from '../contract/addresses.json';
import { isPageSlug, pageHref } from '../contract/page-address';
import { addressOf, type ShownEntry } from '../preview/address-of';
import { table } from '../untyped-strapi';

interface Row {
  locale: string | null;
  slug: string | null;
  rubrique?: string | null;
  title?: string | null;
  name?: string | null;
}

const pages = 'api::article.article';
const onlyPublished = { publishedAt: { $notNull: true } };

/** Addresses of rows that visitors see, by language. */
export function addressesOf(
  uid: string,
  online: readonly (ShownEntry & { locale: string | null })[],
): Map<string, string> {
  return new Map(
    online.flatMap((row): [string, string][] => {
      const address = addressOf(uid, row, row.locale);
      return address === null ? [] : [[row.locale ?? 'fr', address]];
    }),
  );
}

/** @returns the title of the published entry at an address; null: there is none */
export async function titleAt(strapi: Core.Strapi, address: string): Promise<string | null> {
  const [, first = '', second = '', ...more] = address.split('/');
  const typesOfList = Object.entries(addresses as Record<string, { below?: string }>).filter(
    ([, { below }]) => below === `/${first}` && second !== '' && more.length === 0,
  );
  for (const [uid] of typesOfList) {
    const where = { slug: second, ...onlyPublished };
    const row: Row | null = await table(strapi, uid).findOne({ where });
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
  const where = { rubrique, locale, ...onlyPublished };
  const rows: (Row & { rubrique: string })[] = await table(strapi, pages).findMany({ where });
  return rows.find((row) => pageHref(row, locale === 'en' ? 'en' : 'fr') === address) ?? null;
}
