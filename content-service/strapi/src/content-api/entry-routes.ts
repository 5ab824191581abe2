/** Addresses of a collection: its list, and each entry by its slug. */
import { pathOf, servedType } from './served-types';

export function entryRoutes(uid: string) {
  const path = pathOf(uid);
  const list = { method: 'GET', path, handler: `${uid}.find`, config: {} };
  const entry = { method: 'GET', path: `${path}/:slug`, handler: `${uid}.findOne`, config: {} };
  return { routes: servedType(uid).bySlug ? [list, entry] : [list] };
}
