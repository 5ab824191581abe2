/**
 * `/versions/TYPE/DOCUMENT`, for the panel: what was published, how it differs from the present draft, and the way back.
 */
import type { Core } from '@strapi/strapi';
import { existingEntry } from '../../entries/existing-entry';
import type { Whole } from '../../entries/whole';
import { dataOf, findWhole } from '../../entries/whole-entry';
import { type AdminContext, addPanelRoutes, may } from '../../panel-api';
import { versions } from '../../tables';
import { documentsOf, hasDrafts, table } from '../../untyped-strapi';
import type { EntryVersion, VersionsOfEntry } from '../entry-version';
import { differences } from './differences';
import { entrySchemaOf } from './entry-schema';
import { eraseVersions } from './stored-versions';

interface Version extends EntryVersion {
  type: string;
  document: string;
  language: string | null;
  whole: Whole;
}

export function answerVersions(strapi: Core.Strapi): void {
  const rows = () => table(strapi, versions);
  const whereOf = ({ params, query }: AdminContext) => ({
    type: params.type,
    document: params.document,
    language: query.locale || null,
  });
  const versionOf = async (ctx: AdminContext): Promise<Version | null> =>
    rows().findOne({ where: { ...whereOf(ctx), id: Number(ctx.params.id) } });

  async function list(ctx: AdminContext) {
    const type = ctx.params.type as string;
    if (!may(ctx, 'read', type)) return ctx.forbidden();
    const select = ['id', 'at', 'author', 'title', 'why'];
    const data: VersionsOfEntry = {
      versions: await rows().findMany({ where: whereOf(ctx), select, orderBy: { id: 'desc' } }),
      mayPutBack: may(ctx, 'update', type),
      mayErase: may(ctx, 'delete', type),
      isOnlineAtOnce: !hasDrafts(strapi, type),
    };
    ctx.body = { data };
  }

  async function compare(ctx: AdminContext) {
    const version = await versionOf(ctx);
    if (!version) return ctx.notFound();
    const { type, document: documentId, language: locale, whole } = version;
    if (!may(ctx, 'read', type)) return ctx.forbidden();
    const present = await findWhole(strapi, type, { documentId, locale, status: 'draft' });
    const changes = differences(type, whole, present ?? {}, entrySchemaOf(strapi));
    ctx.body = { data: changes.filter(({ field }) => may(ctx, 'read', type, field)) };
  }

  async function restore(ctx: AdminContext) {
    const version = await versionOf(ctx);
    if (!version) return ctx.notFound();
    const { type, document: documentId, language: locale, whole } = version;
    if (!may(ctx, 'update', type)) return ctx.forbidden();
    const { languages } = await existingEntry(strapi, type, documentId);
    if (!languages.includes(locale)) return ctx.notFound();
    const allowed = Object.entries(whole).filter(([field]) => may(ctx, 'update', type, field));
    const data = await dataOf(strapi, type, Object.fromEntries(allowed));
    const params = {
      documentId,
      data: { ...data, updatedBy: ctx.state.user.id },
      ...(locale ? { locale } : {}),
    };
    await documentsOf(strapi, type).update(params);
    ctx.body = { data: {} };
  }

  async function erase(ctx: AdminContext) {
    const { type, document, language } = whereOf(ctx);
    if (!may(ctx, 'delete', type as string)) return ctx.forbidden();
    await eraseVersions(strapi, document as string, [language]);
    ctx.body = { data: {} };
  }

  addPanelRoutes(
    strapi,
    '/versions',
    ['GET', '/:type/:document', list],
    ['DELETE', '/:type/:document', erase],
    ['GET', '/:type/:document/:id', compare],
    ['POST', '/:type/:document/:id/restore', restore],
  );
}
