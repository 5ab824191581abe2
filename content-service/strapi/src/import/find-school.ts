/** The school in a Strapi. */
import type { Core } from '@strapi/strapi';
import { documentsOf } from '../untyped-strapi';
import type { Memory } from './memory';
import type { StrapiSchool } from './refusal';

/** Visitors' messages are not content. */
const complaints = 'api::complaint.complaint';

/** @returns null: it has no content, and never had any of an import */
export async function findSchool(strapi: Core.Strapi, memory: Memory): Promise<StrapiSchool | null> {
  const importedAs = memory.school?.name;
  if (importedAs === undefined && !(await hasContent(strapi))) return null;
  const name = (await nameInSettings(strapi)) || importedAs || 'a school without a name';
  return { name, importedAs };
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (!uid.startsWith('api::') || uid === complaints) continue;
    if ((await strapi.db.query(uid).count()) > 0) return true;
  }
  return false;
}

async function nameInSettings(strapi: Core.Strapi): Promise<string | undefined> {
  const settings: { siteName?: string; title?: string; schools?: { name?: string }[] } | null =
    await documentsOf(strapi, 'api::setting.setting').findFirst({ populate: { schools: true } });
  return settings?.siteName || settings?.title || settings?.schools?.[0]?.name;
}
