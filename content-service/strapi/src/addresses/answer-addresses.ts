/** `GET /addresses?locale=`, for the panel's link fields: the pages that visitors find, lists first, then by title. */
import type { Core } from '@strapi/strapi';
import addresses from '../contract/addresses.json';
import { titleOf } from '../entries/entry-names';
import { addPanelRoutes, displayNameOf, may } from '../panel-api';
import { addressOf } from '../preview/address-of';
import { table } from '../untyped-strapi';
import type { AddressChoice } from './address-choice';

const pages = 'api::article.article';
const entriesBelow = Object.entries(
  addresses as Record<string, { below?: string; unlisted?: boolean }>,
).flatMap(([uid, { below, unlisted }]) => (below ? [{ uid, below, hasList: !unlisted }] : []));
const lists = entriesBelow.filter(({ hasList }) => hasList);

export function answerAddresses(strapi: Core.Strapi): void {
  async function addressesOf(uid: string, locale: string): Promise<AddressChoice[]> {
    const language = uid === pages ? { locale } : {};
    const rows: { slug: string | null }[] = await table(strapi, uid).findMany({
      where: { publishedAt: { $notNull: true }, ...language },
    });
    return rows.flatMap((row) => {
      const address = addressOf(uid, row, locale);
      return address ? [{ address, title: titleOf(row) || address, kind: displayNameOf(strapi, uid) }] : [];
    });
  }

  addPanelRoutes(strapi, '/addresses', [
    'GET',
    '/',
    async (ctx) => {
      const locale = ctx.query.locale === 'en' ? 'en' : 'fr';
      const readable = [pages, ...entriesBelow.map(({ uid }) => uid)].filter((uid) => may(ctx, 'read', uid));
      const entryAddresses = (await Promise.all(readable.map((uid) => addressesOf(uid, locale)))).flat();
      const fixedAddresses: AddressChoice[] = [
        { address: locale === 'en' ? '/en' : '/', title: 'Accueil', kind: 'Page d’accueil' },
        ...lists.map(({ uid, below }) => ({
          address: below,
          title: displayNameOf(strapi, uid),
          kind: 'Liste',
        })),
      ];
      // A section's own page may have the address of a list.
      const taken = new Set(fixedAddresses.map(({ address }) => address));
      const others = entryAddresses.filter(({ address }) => !taken.has(address));
      const data = [...fixedAddresses, ...others.sort((a, b) => a.title.localeCompare(b.title, 'fr'))];
      ctx.body = { data };
    },
  ]);
}
