/** `scripts/import.js`: languages, accounts and rights, and optionally the school's content. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { languageNames } from '../content-api/language-names';
import { publishesAnyway } from '../duties/refuse-publishing';
import { type ImportReport, importDocuments } from './documents';
import { type EditorAccount, ensureEditors } from './editors';
import { findSchool } from './find-school';
import { importLabels } from './labels';
import { type Memory, readMemory, writeMemory } from './memory';
import { uploadPictures } from './pictures';
import { type Intention, type Verdict, verdictOn } from './refusal';
import { removeOthers } from './remove-others';
import type { School } from './school';
import { type Account, ensureServiceAccount } from './service-account';
import { ensureWebhook } from './webhook';

export interface ImportOptions {
  /** Folder of `school.json` and its pictures; null: accounts and rights only. */
  folder: string | null;
  site: Account;
  editors: EditorAccount[];
  /** A Strapi that has content keeps it. */
  onlyIfEmpty: boolean;
  /** Entries an import wrote for another school are removed. */
  replace: boolean;
  /** Whether the process runs in production, where nothing imports the demonstration. */
  production: boolean;
}

export interface ImportResult {
  verdict: Verdict | null;
  report: (ImportReport & { uploaded: number; removed: number }) | null;
  /** Whether the Strapi now holds the demonstration; null: unknown. */
  demonstration: boolean | null;
}

/** Checks first whether the school may be imported: a refusal changes nothing. */
export async function importSchool(strapi: Core.Strapi, options: ImportOptions): Promise<ImportResult> {
  const { folder, site, editors } = options;
  const memory = await readMemory(strapi);
  const school = folder === null ? null : readSchool(folder);
  const verdict = school && verdictOn(await intentionOf(strapi, school, memory, options));
  if (verdict?.kind !== 'refused') await prepare(strapi, site, editors);
  if (folder === null || school === null || verdict?.kind !== 'imports')
    return { verdict, report: null, demonstration: memory.school?.demonstration ?? null };
  const { name, demonstration } = school;
  strapi.config.set(publishesAnyway, true);
  Object.assign(memory, { school: { name, demonstration }, unfinished: true });
  await writeMemory(strapi, memory);
  try {
    const { removed, kept } = options.replace
      ? await removeOthers(strapi, school.documents, memory)
      : { removed: 0, kept: [] };
    const uploaded = await uploadPictures(strapi, school.pictures, path.join(folder, 'pictures'), memory);
    const report = await importDocuments(strapi, school.documents, memory);
    await importLabels(strapi, school.labels);
    copyDocuments(strapi, folder);
    delete memory.unfinished;
    return {
      verdict,
      demonstration,
      report: { ...report, kept: [...kept, ...report.kept], uploaded, removed },
    };
  } finally {
    // An interrupted import continues where it stopped.
    await writeMemory(strapi, memory);
  }
}

const readSchool = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'school.json'), 'utf8')) as School;

async function intentionOf(
  strapi: Core.Strapi,
  offered: School,
  memory: Memory,
  { onlyIfEmpty, replace, production }: ImportOptions,
): Promise<Intention> {
  const held = await findSchool(strapi, memory);
  return { offered, held, unfinished: memory.unfinished === true, onlyIfEmpty, replace, production };
}

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
