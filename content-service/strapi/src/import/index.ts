/** `scripts/import.js`: languages, accounts and rights, and the school's content where one is given. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publishesAnyway } from '../duties/refuse-publishing';
import { type ImportReport, importDocuments } from './documents';
import { type EditorAccount, ensureEditors } from './editors';
import { importLabels } from './labels';
import { readMemory, writeMemory } from './memory';
import { uploadPictures } from './pictures';
import type { School } from './school';
import { type Account, ensureServiceAccount } from './service-account';
import { ensureWebhook } from './webhook';

export interface ImportOptions {
  /** Folder of `school.json` and its pictures; null: accounts and rights only. */
  folder: string | null;
  site: Account;
  editors: EditorAccount[];
}

export async function importSchool(
  strapi: Core.Strapi,
  { folder, site, editors }: ImportOptions,
): Promise<(ImportReport & { uploaded: number }) | null> {
  await ensureLanguages(strapi);
  await ensureServiceAccount(strapi, site);
  await ensureEditors(strapi, editors);
  const { PUBLIC_ORIGIN = 'http://localhost:3000', CONTENT_PURGE_SECRET } = process.env;
  await ensureWebhook(strapi, PUBLIC_ORIGIN, CONTENT_PURGE_SECRET);
  if (folder === null) return null;
  strapi.config.set(publishesAnyway, true);
  const school = JSON.parse(readFileSync(path.join(folder, 'school.json'), 'utf8')) as School;
  const memory = await readMemory(strapi);
  try {
    const uploaded = await uploadPictures(strapi, school.pictures, path.join(folder, 'pictures'), memory);
    const report = await importDocuments(strapi, school.documents, memory);
    await importLabels(strapi, school.labels);
    copyDocuments(strapi, folder);
    return { ...report, uploaded };
  } finally {
    // An import that was interrupted goes on where it stopped.
    await writeMemory(strapi, memory);
  }
}

/** Texts link to documents by their address. */
function copyDocuments(strapi: Core.Strapi, folder: string): void {
  const documents = path.join(folder, 'uploads');
  if (existsSync(documents))
    cpSync(documents, path.join(strapi.dirs.static.public, 'uploads'), { recursive: true });
}

async function ensureLanguages(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const [code, name] of [
    ['fr', 'Français (fr)'],
    ['en', 'English (en)'],
  ]) {
    if (!(await locales.findByCode(code))) await locales.create({ code, name });
  }
  await locales.setDefaultLocale({ code: 'fr' });
}
