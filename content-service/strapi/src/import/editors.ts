/** The panel's three roles, with one account each: they write, publish and administer. */
import type { Core } from '@strapi/strapi';
import { locales } from '../contract/enumerations';
import { isLocalised } from '../untyped-strapi';
import {
  newRights,
  type OfferedFields,
  offeredBefore,
  offeredIn,
  type Right,
  rightsInWords,
  withRights,
} from './new-rights';

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
  redaction: { name: 'Rédaction', description: 'Écrit des brouillons\u00a0; ne publie pas.' },
  relecture: { name: 'Relecture', description: 'Relit, corrige, publie et retire.' },
} as const;

/** Creates the roles, and the accounts if the panel has none yet: a deleted one stays deleted. */
export async function ensureEditors(strapi: Core.Strapi, accounts: EditorAccount[]): Promise<void> {
  const users = strapi.service('admin::user');
  const isNewPanel = !(await users.exists());
  // Read before any role gets new rights.
  const rightsOfRoles = await rightsWhere(strapi, { id: { $ne: await superAdmin(strapi) } });
  for (const { role, email, password } of accounts) {
    const id =
      role === 'administration' ? await superAdmin(strapi) : await ensureRole(strapi, role, rightsOfRoles);
    if (!isNewPanel) continue;
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

/**
 * A role gets all its rights when it is created, and later those of new fields and collections; changes in the panel
 * stay.
 */
async function ensureRole(
  strapi: Core.Strapi,
  role: keyof typeof roles,
  rightsOfRoles: readonly Right[],
): Promise<number> {
  const service = strapi.service('admin::role');
  const { name } = roles[role];
  const existingRole = await service.findOne({ name });
  const { id } = existingRole ?? (await service.create({ ...roles[role] }));
  const intended = permissionsOf(strapi, role);
  const present = existingRole ? await rightsWhere(strapi, { id }) : [];
  const remembered = (await offeredFields(strapi).get({ key: role })) as OfferedFields | null;
  const offered = existingRole ? (remembered ?? offeredBefore(intended, rightsOfRoles)) : {};
  const granted = newRights(intended, present, offered);
  if (granted.length > 0) await service.assignPermissions(id, withRights(present, granted));
  if (existingRole && granted.length > 0)
    console.log(`New rights of the role ${name}: ${rightsInWords(granted, offered)}`);
  await offeredFields(strapi).set({ key: role, value: offeredIn(intended) });
  return id;
}

/** The rights that each role was offered so far. */
const offeredFields = (strapi: Core.Strapi) => strapi.store({ type: 'app', name: 'rights' });

const rightsWhere = (strapi: Core.Strapi, role: object): Promise<Right[]> =>
  strapi.service('admin::permission').findMany({ where: { role } });

function permissionsOf(strapi: Core.Strapi, role: keyof typeof roles): Right[] {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid }) => uid.startsWith('api::') && uid !== complaints,
  );
  const draftUids = types.filter(({ options }) => options?.draftAndPublish).map(({ uid }) => uid as string);
  const allUids = types.map(({ uid }) => uid as string);
  const writes = role === 'relecture' ? allUids : draftUids;
  const granted: [action: string, subjects: string[]][] = [
    [explorer('read'), allUids],
    [explorer('create'), writes],
    [explorer('update'), writes],
    [explorer('delete'), role === 'relecture' ? allUids : []],
    [explorer('publish'), role === 'relecture' ? draftUids : []],
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
