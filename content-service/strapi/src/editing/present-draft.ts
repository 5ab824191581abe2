/** The row that a save of the panel changes: the draft of an entry in one language, or its only row. */
import type { Core } from '@strapi/strapi';
import { accountName, hasDrafts } from '../entries/whole-entry';
import { table } from '../tables';

export interface PresentDraft {
  id: number;
  locale: string | null;
  updatedAt: string;
  /** '' where nobody signed in, or the account is gone. */
  author: string;
  account: number | null;
}

interface Row extends Omit<PresentDraft, 'author' | 'account'> {
  updatedBy?: ({ id: number } & Parameters<typeof accountName>[0]) | null;
}

/** @param locale null: the one that Strapi then writes, which is the default one of a type with languages */
export async function presentDraft(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string | null,
): Promise<PresentDraft | null> {
  const language = locale ?? (hasLanguages(strapi, uid) ? await defaultLanguage(strapi) : null);
  const isDraft = hasDrafts(strapi, uid) ? { publishedAt: null } : {};
  const row: Row | null = await table(strapi, uid).findOne({
    where: { documentId, ...isDraft, ...(language ? { locale: language } : {}) },
    select: ['id', 'locale', 'updatedAt'],
    populate: { updatedBy: true },
  });
  return row && asDraft(row);
}

const asDraft = ({ id, locale, updatedAt, updatedBy }: Row): PresentDraft => ({
  id,
  locale: locale ?? null,
  updatedAt,
  author: accountName(updatedBy),
  account: updatedBy?.id ?? null,
});

const hasLanguages = (strapi: Core.Strapi, uid: string): boolean =>
  Boolean(
    strapi
      .plugin('i18n')
      .service('content-types')
      .isLocalizedContentType(strapi.getModel(uid as never)),
  );

const defaultLanguage = (strapi: Core.Strapi): Promise<string> =>
  strapi.plugin('i18n').service('locales').getDefaultLocale();
