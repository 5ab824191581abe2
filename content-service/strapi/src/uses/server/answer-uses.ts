/**
 * `GET /uses/TYPE/DOCUMENT` or `/uses/TYPE/DOCUMENT,DOCUMENT…`, for the panel: which entries lead to one or to several,
 * among those that the account may read.
 */
import type { Core } from '@strapi/strapi';
import { type AdminContext, addPanelRoutes, may } from '../../panel-api';
import { usesOf } from './find-uses';

/** As many as a list of the panel shows. */
const maxDocuments = 100;

export function answerUses(strapi: Core.Strapi): void {
  async function list(ctx: AdminContext) {
    const { type = '', document = '' } = ctx.params;
    if (!may(ctx, 'read', type)) return ctx.forbidden();
    const uses = await usesOf(strapi, type, document.split(',').slice(0, maxDocuments));
    ctx.body = { data: uses.filter(({ uid }) => may(ctx, 'read', uid)) };
  }
  addPanelRoutes(strapi, '/uses', ['GET', '/:type/:document', list]);
}
