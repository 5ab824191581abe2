/** `GET /uses/TYPE/DOCUMENT`, for the panel: which entries lead to one, among those that the account may read. */
import type { Core } from '@strapi/strapi';
import { type AdminContext, addPanelRoutes, may } from '../panel-api';
import { usesOf } from './find-uses';

export function answerUses(strapi: Core.Strapi): void {
  async function list(ctx: AdminContext) {
    const { type = '', document = '' } = ctx.params;
    if (!may(ctx, 'read', type)) return ctx.forbidden();
    const uses = await usesOf(strapi, type, document);
    ctx.body = { data: uses.filter(({ uid }) => may(ctx, 'read', uid)) };
  }
  addPanelRoutes(strapi, '/uses', ['GET', '/:type/:document', list]);
}
