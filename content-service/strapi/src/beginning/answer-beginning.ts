/**
 * `GET /beginning/steps`, for the panel's page 'Commencer': what a new school still lacks; `POST /beginning/without-crm`:
 * the school has none; `POST /beginning/pages`: the draft of a page that the law asks for, made where there is none.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { firstSteps, regulatedPage } from '../contract/beginning';
import { calendarDay } from '../contract/duties';
import type { Step } from '../contract/first-step';
import { addPanelRoutes, may } from '../panel-api';

/** Answers of the school that no entry holds. */
const answersRecord = { type: 'app', name: 'beginning' };

export function answerBeginning(strapi: Core.Strapi): void {
  addPanelRoutes(
    strapi,
    '/beginning',
    [
      'GET',
      '/steps',
      async (ctx) => {
        ctx.body = { data: await steps(strapi) };
      },
    ],
    [
      'POST',
      '/without-crm',
      async (ctx) => {
        if (!may(ctx, 'update', 'api::crm-setting.crm-setting')) return ctx.forbidden();
        await strapi.store(answersRecord).set({ key: 'withoutCrm', value: true });
        ctx.body = { data: await steps(strapi) };
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
  const documents = strapi.documents(pages as never);
  const found = await documents.findFirst({ ...french, filters: { rubrique, slug } } as never);
  if (found) return found.documentId;
  const data = {
    ...page,
    updatedOn: calendarDay(new Date()),
    // Where its sentences are written: none is proposed here, which somebody might publish as it is.
    blocks: [{ __component: 'blocks.rich-text' }],
    createdBy: user,
    updatedBy: user,
  };
  return (await documents.create({ ...french, data } as never)).documentId;
}

async function steps(strapi: Core.Strapi): Promise<Step[]> {
  const documents = (uid: string) => strapi.documents(uid as never);
  const published = { status: 'published' } as never;
  const pageFields = { ...french, fields: ['rubrique', 'slug'] };
  const [settings, campuses, programmes, drafts, shown, crm, menus, withoutCrm] = await Promise.all([
    documents('api::setting.setting').findFirst({ populate: { schools: true, logo: true } } as never),
    documents('api::campus.campus').count(published),
    documents('api::programme.programme').count(published),
    documents(pages).findMany({ ...pageFields, status: 'draft' } as never),
    documents(pages).findMany({ ...pageFields, status: 'published' } as never),
    documents('api::crm-setting.crm-setting').findFirst(),
    documents('api::menu-enrichi.menu-enrichi').findMany({
      ...french,
      status: 'published',
      populate: { body: { on: menuEntries } },
    } as never),
    strapi.store(answersRecord).get({ key: 'withoutCrm' }),
  ]);
  const there = new Set((shown as never as Page[]).map(({ documentId }) => documentId));
  const { siteName, title, schools, logo } = (settings ?? {}) as Settings;
  const [school] = schools ?? [];
  const entriesOf = (type: string) =>
    (menus as never as Menu[]).find((menu) => menu.type === type)?.body?.length ?? 0;
  const found = firstSteps({
    name: school?.name ?? siteName ?? title ?? null,
    hasLogo: Boolean(logo),
    campuses,
    programmes,
    pages: (drafts as never as Page[]).map((page) => ({ ...page, isPublished: there.has(page.documentId) })),
    crmIsSettled: Boolean((crm as { linkBase?: string } | null)?.linkBase) || withoutCrm === true,
    menus: { navbarproto: entriesOf('navbarproto'), footer: entriesOf('footer') },
  });
  return found as Step[];
}

const menuEntries = { 'core.menu-item': true, 'core.menu': true, 'core.menu-dropdown': true };

interface Page {
  documentId: string;
  rubrique: string;
  slug: string | null;
}

interface Menu {
  type: string;
  body?: unknown[];
}

interface Settings {
  siteName?: string;
  title?: string;
  schools?: { name?: string }[];
  logo?: object | null;
}
