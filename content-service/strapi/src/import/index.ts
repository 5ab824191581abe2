/** `scripts/import.js`: languages, accounts and rights, and optionally the school's content. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { languageNames } from '../content-api/language-names';
import { forgetEvents } from '../untyped-strapi';
import { importDocuments } from './documents';
import { type EditorAccount, ensureEditors } from './editors';
import { heldSchool, importedSchool, rememberImport } from './held-school';
import { importSetting } from './import-setting';
import { importLabels } from './labels';
import { uploadPictures } from './pictures';
import type { School } from './school';
import { type Account, ensureServiceAccount } from './service-account';
import { type Verdict, verdictOn } from './verdict';
import { ensureWebhook } from './webhook';

interface ImportOptions {
  /** Folder of `school.json` and its pictures; null: accounts and rights only. */
  folder: string | null;
  site: Account;
  editors: EditorAccount[];
  /** A Strapi that has content keeps it, whatever the folder holds. */
  onlyIfEmpty: boolean;
  /** Whether the process runs in production, where nothing imports the demonstration. */
  production: boolean;
}

interface ImportResult {
  verdict: Verdict | null;
  /** Numbers of what was imported; null: nothing was. */
  imported: { entries: number; pictures: number } | null;
  /** Whether the Strapi now holds the demonstration; null: unknown. */
  demonstration: boolean | null;
}

/** Checks first whether the school may be imported: a refusal changes nothing. */
export async function importSchool(
  strapi: Core.Strapi,
  { folder, site, editors, onlyIfEmpty, production }: ImportOptions,
): Promise<ImportResult> {
  const offered = folder === null ? null : readSchool(folder);
  const held = await heldSchool(strapi);
  const verdict = offered && verdictOn({ offered, held, onlyIfEmpty, production });
  if (verdict?.kind !== 'refused') await prepare(strapi, site, editors);
  if (folder === null || offered === null || verdict?.kind !== 'imports')
    return { verdict, imported: null, demonstration: (await importedSchool(strapi))?.demonstration ?? null };
  // SQLite has one connection: what is planned would wait for it in vain.
  strapi.cron.stop();
  forgetEvents(strapi);
  // An interrupted import leaves a Strapi without content.
  await strapi.db.transaction(() => writeSchool(strapi, offered, folder));
  return {
    verdict,
    imported: { entries: offered.documents.length, pictures: offered.pictures.length },
    demonstration: offered.demonstration,
  };
}

async function writeSchool(strapi: Core.Strapi, school: School, folder: string): Promise<void> {
  strapi.config.set(importSetting, true);
  const pictures = await uploadPictures(strapi, school.pictures, path.join(folder, 'pictures'));
  await importDocuments(strapi, school.documents, pictures);
  await importLabels(strapi, school.labels);
  copyDocuments(strapi, folder);
  await rememberImport(strapi, { name: school.name, demonstration: school.demonstration });
}

const readSchool = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'school.json'), 'utf8')) as School;

async function prepare(strapi: Core.Strapi, site: Account, editors: EditorAccount[]): Promise<void> {
  await ensureLanguages(strapi);
  await ensureServiceAccount(strapi, site);
  await ensureEditors(strapi, editors);
  const { PUBLIC_ORIGIN, CONTENT_PURGE_SECRET } = process.env;
  await ensureWebhook(strapi, PUBLIC_ORIGIN, CONTENT_PURGE_SECRET);
}

/** Texts link to documents by their address. */
function copyDocuments(strapi: Core.Strapi, folder: string): void {
  const documents = path.join(folder, 'uploads');
  if (existsSync(documents))
    cpSync(documents, path.join(strapi.dirs.static.public, 'uploads'), { recursive: true });
}

async function ensureLanguages(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const [code, name] of Object.entries(languageNames)) {
    if (!(await locales.findByCode(code))) await locales.create({ code, name });
  }
  await locales.setDefaultLocale({ code: 'fr' });
}
