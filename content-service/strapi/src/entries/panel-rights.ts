/** What the account that asks may do with entries of a type: the rights that its role has on the entries themselves. */
import { isRemembered } from './remembered';

export type Right = 'read' | 'create' | 'update' | 'delete';

interface Ability {
  can(action: string, subject: string, field?: string): boolean;
}

export interface AdminContext {
  state: { user: { id: number }; userAbility: Ability };
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
  notFound(): void;
  forbidden(): void;
}

/** @param field of the form; by default the entry at all */
export const may = ({ state }: AdminContext, right: Right, uid: string, field?: string): boolean =>
  isRemembered(uid) && state.userAbility.can(`plugin::content-manager.explorer.${right}`, uid, field);

const policies = ['admin::isAuthenticatedAdmin'];

export type Handler = (ctx: AdminContext) => Promise<unknown>;

/** A route of the panel's own API. */
export const panelRoute = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler) => ({
  method,
  path,
  handler,
  config: { policies },
});
