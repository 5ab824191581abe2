/** The school in a Strapi, and what is remembered of its import. */
import type { Core } from '@strapi/strapi';
import { documentsOf, table } from '../untyped-strapi';
import type { HeldSchool, NamedSchool } from './verdict';

/** Visitors' messages are not content. */
const complaints = 'api::complaint.complaint';

const store = (strapi: Core.Strapi) => strapi.store({ type: 'app', name: 'import' });

export async function rememberImport(strapi: Core.Strapi, school: NamedSchool): Promise<void> {
  await store(strapi).set({ key: 'memory', value: { school } });
}

/** @returns the school whose files were imported; undefined: none was */
export async function importedSchool(strapi: Core.Strapi): Promise<NamedSchool | undefined> {
  const memory = (await store(strapi).get({ key: 'memory' })) as { school?: NamedSchool } | null;
  return memory?.school;
}

/** @returns null: it has no content */
export async function heldSchool(strapi: Core.Strapi): Promise<HeldSchool | null> {
  if (!(await hasContent(strapi))) return null;
  const importedAs = (await importedSchool(strapi))?.name;
  return { name: (await nameInSettings(strapi)) || importedAs || 'a school without a name', importedAs };
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (!uid.startsWith('api::') || uid === complaints) continue;
    if (await table(strapi, uid).findOne({ select: ['id'] })) return true;
  }
  return false;
}

async function nameInSettings(strapi: Core.Strapi): Promise<string | undefined> {
  const settings: { siteName?: string; title?: string; schools?: { name?: string }[] } | null =
    await documentsOf(strapi, 'api::setting.setting').findFirst({ populate: { schools: true } });
  return settings?.siteName || settings?.title || settings?.schools?.[0]?.name;
}
