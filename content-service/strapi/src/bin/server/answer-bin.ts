/** `/bin/items`, for the panel's page 'Corbeille': what was deleted of the types that the account may read. */
import type { Core } from '@strapi/strapi';
import { type AdminContext, addPanelRoutes, displayNameOf, formAddress, may } from '../../panel-api';
import type { BinRow } from '../bin-row';
import { type BinItem, binItems, erase, eraseDue, erasedAt, putBack } from './bin-items';

export function answerBin(strapi: Core.Strapi): void {
  const itemOf = async (ctx: AdminContext): Promise<BinItem | undefined> =>
    (await binItems(strapi, { id: Number(ctx.params.id) }))[0];

  async function list(ctx: AdminContext) {
    await eraseDue(strapi, new Date());
    const select = ['id', 'type', 'title', 'at', 'author'];
    const items = await binItems(strapi, {}, select);
    ctx.body = {
      data: items
        .filter(({ type }) => may(ctx, 'read', type))
        .map(
          ({ id, type, title, at, author }): BinRow => ({
            id,
            kind: displayNameOf(strapi, type),
            title,
            at,
            author,
            until: erasedAt(at).toISOString(),
            mayPutBack: may(ctx, 'create', type),
            mayErase: may(ctx, 'delete', type),
          }),
        ),
    };
  }

  async function restore(ctx: AdminContext) {
    const item = await itemOf(ctx);
    if (!item) return ctx.notFound();
    if (!may(ctx, 'create', item.type)) return ctx.forbidden();
    await putBack(strapi, item, ctx.state.user);
    const [first] = item.languages;
    const address = formAddress(strapi, item.type, item.document, first?.locale ?? null);
    ctx.body = { data: { address } };
  }

  async function remove(ctx: AdminContext) {
    const item = await itemOf(ctx);
    if (!item) return ctx.notFound();
    if (!may(ctx, 'delete', item.type)) return ctx.forbidden();
    await erase(strapi, item);
    ctx.body = { data: {} };
  }

  addPanelRoutes(
    strapi,
    '/bin',
    ['GET', '/items', list],
    ['POST', '/items/:id/restore', restore],
    ['DELETE', '/items/:id', remove],
  );
}
