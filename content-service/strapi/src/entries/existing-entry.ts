/** A document in Strapi at one moment: its rows are read at once, the whole of one when it is first asked for. */
import type { Core } from '@strapi/strapi';
import { addressFields } from '../preview/address-of';
import { hasDrafts, isLocalised, table } from '../untyped-strapi';
import { type Account, accountName } from './accounts';
import type { Whole } from './whole';
import { type DocumentVersion, findWhole } from './whole-entry';

export interface Row {
  id: number;
  locale: string | null;
  publishedAt: string | null;
  updatedAt: string;
  updatedBy?: (Account & { id: number }) | null;
  slug?: string | null;
  rubrique?: string | null;
}

/** The row that a save of the panel changes: the draft of an entry in one language, or its only row. */
export interface PresentDraft {
  id: number;
  locale: string | null;
  updatedAt: string;
  /** '' where nobody signed in, or the account is gone. */
  author: string;
  account: number | null;
}

export interface ExistingEntry {
  uid: string;
  documentId: string;
  /** The rows that visitors see, one a language; of a type without drafts: all. */
  online: readonly Row[];
  /** The languages that it is written in, drafts or not; [null] of a type without languages. */
  languages: readonly (string | null)[];
  /** @param locale null: the one that Strapi then writes, which is the default one of a type with languages */
  draft(locale: string | null): Promise<PresentDraft | null>;
  whole(locale: string | null, status: DocumentVersion['status']): Promise<Whole | null>;
}

export async function existingEntry(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<ExistingEntry> {
  const rows: Row[] = await table(strapi, uid).findMany({
    where: { documentId },
    select: ['id', 'locale', 'publishedAt', 'updatedAt', ...addressFields(uid)],
    populate: { updatedBy: true },
  });
  const withDrafts = hasDrafts(strapi, uid);
  const wholes = new Map<string, Promise<Whole | null>>();
  return {
    uid,
    documentId,
    online: withDrafts ? rows.filter(({ publishedAt }) => publishedAt) : rows,
    languages: [...new Set(rows.map(({ locale }) => locale ?? null))],
    async draft(locale) {
      const language = locale ?? (isLocalised(strapi, uid) ? await defaultLanguage(strapi) : null);
      const row = rows.find(
        ({ publishedAt, locale: rowLocale }) =>
          (!withDrafts || !publishedAt) && (language === null || rowLocale === language),
      );
      return row ? asDraft(row) : null;
    },
    whole(locale, status) {
      const key = `${locale} ${status}`;
      const whole = wholes.get(key) ?? findWhole(strapi, uid, { documentId, locale, status });
      wholes.set(key, whole);
      return whole;
    },
  };
}

const asDraft = ({ id, locale, updatedAt, updatedBy }: Row): PresentDraft => ({
  id,
  locale: locale ?? null,
  updatedAt,
  author: accountName(updatedBy),
  account: updatedBy?.id ?? null,
});

const defaultLanguage = (strapi: Core.Strapi): Promise<string> =>
  strapi.plugin('i18n').service('locales').getDefaultLocale();
