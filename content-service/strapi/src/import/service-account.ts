/** The site's own account, and a role that may read only the site's questions. */
import type { Core } from '@strapi/strapi';
import model from '../contract/model.json';

const type = 'site';

const actions = [
  ...model.served.flatMap(({ uid, bySlug }) =>
    bySlug || uid === 'api::article.article' ? [`${uid}.find`, `${uid}.findOne`] : [`${uid}.find`],
  ),
  'api::label.label.find',
  ...['actions', 'campuses', 'links'].map((name) => `api::crm-link.crm-link.${name}`),
  'api::complaint.complaint.create',
  'plugin::users-permissions.user.me',
];

export interface Account {
  username: string;
  password: string;
}

export async function ensureServiceAccount(strapi: Core.Strapi, account: Account): Promise<void> {
  const roles = strapi.db.query('plugin::users-permissions.role');
  const role =
    (await roles.findOne({ where: { type } })) ??
    (await roles.create({ data: { type, name: 'Site', description: 'Le site lit ce qu’il montre.' } }));
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  for (const action of actions) {
    const permission = await permissions.findOne({ where: { action, role: role.id } });
    if (!permission) await permissions.create({ data: { action, role: role.id } });
  }
  const users = strapi.db.query('plugin::users-permissions.user');
  const { username, password } = account;
  if (await users.findOne({ where: { username } })) return;
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username,
      password,
      email: `${username}@service.invalid`,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: role.id,
    });
}
