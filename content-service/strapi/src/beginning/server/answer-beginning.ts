/**
 * The buttons of two first steps. `POST /beginning/without-crm` stores that the school has no CRM; `POST
 * /beginning/pages` makes the draft of a page that the law asks for, unless there is one.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { regulatedPage } from '../../contract/beginning';
import { calendarDay } from '../../contract/duties';
import { addPanelRoutes, may } from '../../panel-api';
import { documentsOf } from '../../untyped-strapi';
import { sayWithoutCrm } from './first-steps';

export function answerBeginning(strapi: Core.Strapi): void {
  addPanelRoutes(
    strapi,
    '/beginning',
    [
      'POST',
      '/without-crm',
      async (ctx) => {
        if (!may(ctx, 'update', 'api::crm-setting.crm-setting')) return ctx.forbidden();
        await sayWithoutCrm(strapi);
        ctx.body = { data: null };
      },
    ],
    [
      'POST',
      '/pages',
      async (ctx) => {
        if (!may(ctx, 'create', pages)) return ctx.forbidden();
        const page = regulatedPage(
          (ctx.request.body as { path?: unknown } | undefined)?.path,
        ) as NewPage | null;
        if (!page) throw new errors.ValidationError('La loi ne demande pas de page à cette adresse.');
        ctx.body = { data: { documentId: await draftAt(strapi, page, ctx.state.user.id) } };
      },
    ],
  );
}

const pages = 'api::article.article';
const french = { locale: 'fr' };

interface NewPage {
  title: string;
  rubrique: string;
  slug: string | null;
}

/** @returns the number of the draft there, which is made if there is none */
async function draftAt(strapi: Core.Strapi, page: NewPage, user: number): Promise<string> {
  const { rubrique, slug } = page;
  const documents = documentsOf(strapi, pages);
  const existingPage: Page | null = await documents.findFirst({ ...french, filters: { rubrique, slug } });
  if (existingPage) return existingPage.documentId;
  const data = {
    ...page,
    updatedOn: calendarDay(new Date()),
    // Where its sentences are written: none is proposed here, which somebody might publish as it is.
    blocks: [{ __component: 'blocks.rich-text' }],
    createdBy: user,
    updatedBy: user,
  };
  return (await documents.create({ ...french, data })).documentId;
}

interface Page {
  documentId: string;
}
