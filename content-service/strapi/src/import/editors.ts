/** Three roles in the panel, with one account each: who writes, who publishes, who administers. */
import type { Core } from '@strapi/strapi';
import { locales } from '../contract/enumerations';

export interface EditorAccount {
  role: 'redaction' | 'relecture' | 'administration';
  email: string;
  password: string;
}

const explorer = (name: string) => `plugin::content-manager.explorer.${name}`;
const media = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'].map(
  (name) => `plugin::upload.${name}`,
);

/** Only accounts with the right from the administration may read complaints. */
const complaints = 'api::complaint.complaint';

const roles = {
  redaction: { name: 'Rédaction', description: 'Écrit des brouillons ; ne publie pas.' },
  relecture: { name: 'Relecture', description: 'Relit, corrige, publie et retire.' },
} as const;

/** Accounts, if the panel has none yet: a deleted one stays deleted. */
export async function ensureEditors(strapi: Core.Strapi, accounts: EditorAccount[]): Promise<void> {
  const users = strapi.service('admin::user');
  const begins = !(await users.exists());
  for (const { role, email, password } of accounts) {
    const id = role === 'administration' ? await superAdmin(strapi) : await ensureRole(strapi, role);
    if (!begins) continue;
    const firstname = role === 'administration' ? 'Administration' : roles[role].name;
    await users.create({
      email,
      password,
      firstname,
      lastname: '',
      isActive: true,
      preferedLanguage: 'fr',
      roles: [id],
    });
  }
}

async function superAdmin(strapi: Core.Strapi): Promise<number> {
  return (await strapi.service('admin::role').getSuperAdmin()).id;
}

/** A role gets its rights when it is created; later changes in the panel stay. */
async function ensureRole(strapi: Core.Strapi, role: keyof typeof roles): Promise<number> {
  const service = strapi.service('admin::role');
  const found = await service.findOne({ name: roles[role].name });
  if (found) return found.id;
  const created = await service.create({ ...roles[role] });
  await service.assignPermissions(created.id, permissionsOf(strapi, role));
  return created.id;
}

function permissionsOf(strapi: Core.Strapi, role: keyof typeof roles): object[] {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid }) => uid.startsWith('api::') && uid !== complaints,
  );
  const drafts = types.filter(({ options }) => options?.draftAndPublish).map(({ uid }) => uid as string);
  const all = types.map(({ uid }) => uid as string);
  const writes = role === 'relecture' ? all : drafts;
  const granted: [action: string, subjects: string[]][] = [
    [explorer('read'), all],
    [explorer('create'), writes],
    [explorer('update'), writes],
    [explorer('delete'), role === 'relecture' ? all : []],
    [explorer('publish'), role === 'relecture' ? drafts : []],
  ];
  const onContent = granted.flatMap(([actionId, subjects]) =>
    strapi
      .service('admin::content-type')
      .getPermissionsWithNestedFields([{ ...actionOf(strapi, actionId), subjects }])
      .map((permission: { subject: string; properties: object }) => ({
        ...permission,
        properties: {
          ...permission.properties,
          ...(isLocalised(strapi, permission.subject) ? { locales: [...locales] } : {}),
        },
      })),
  );
  return [
    ...onContent,
    ...media.map((action) => ({ action, subject: null, properties: {}, conditions: [] })),
  ];
}

const actionOf = (strapi: Core.Strapi, id: string) =>
  strapi.service('admin::permission').actionProvider.get(id);

const isLocalised = (strapi: Core.Strapi, uid: string): boolean =>
  Boolean(strapi.contentTypes[uid as never]?.['pluginOptions']?.['i18n']?.['localized']);
