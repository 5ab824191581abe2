/** Routes of the panel's own API, and what the account that asks may do: what its role may do with the entries. */
import type { Core } from '@strapi/strapi';
import { hasVersions } from './entries/has-versions';
import { addAdminRoutes, modelOf } from './untyped-strapi';

type Right = 'read' | 'create' | 'update' | 'delete';

interface Ability {
  can(action: string, subject: string, field?: string): boolean;
}

export interface AdminContext {
  state: { user: { id: number; firstname?: string; lastname?: string }; userAbility: Ability };
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  request: { body?: unknown };
  body: unknown;
  notFound(message?: string): void;
  forbidden(): void;
}

/** @param field of the form; by default the entry at all */
export const may = ({ state }: AdminContext, right: Right, uid: string, field?: string): boolean =>
  hasVersions(uid) && state.userAbility.can(`plugin::content-manager.explorer.${right}`, uid, field);

type Handler = (ctx: AdminContext) => Promise<unknown>;

type Route = readonly [method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler];

/** Adds routes to the panel's own API, for accounts that have signed in. */
export function addPanelRoutes(strapi: Core.Strapi, prefix: string, ...routes: readonly Route[]): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  addAdminRoutes(
    strapi,
    prefix,
    routes.map(([method, path, handler]) => ({ method, path, handler, config })),
  );
}

/** French name of a type in the panel; its uid if it is gone. */
export const displayNameOf = (strapi: Core.Strapi, uid: string): string =>
  modelOf(strapi, uid)?.info?.displayName ?? uid;

/** The form of an entry in the panel. */
export function formAddress(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string | null,
): string {
  const isSingle = modelOf(strapi, uid)?.kind === 'singleType';
  const place = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${place}${locale ? `?plugins[i18n][locale]=${locale}` : ''}`;
}
