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
import { documentsOf } from '../untyped-strapi';

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
  const documents = documentsOf(strapi, pages);
  const found: Page | null = await documents.findFirst({ ...french, filters: { rubrique, slug } });
  if (found) return found.documentId;
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

async function steps(strapi: Core.Strapi): Promise<Step[]> {
  const documents = (uid: string) => documentsOf(strapi, uid);
  const published = { status: 'published' };
  const pageFields = { ...french, fields: ['rubrique', 'slug'] };
  const [settings, campuses, programmes, drafts, shown, crm, menus, withoutCrm] = await Promise.all([
    documents('api::setting.setting').findFirst<Settings>({ populate: { schools: true, logo: true } }),
    documents('api::campus.campus').count(published),
    documents('api::programme.programme').count(published),
    documents(pages).findMany<Page>({ ...pageFields, status: 'draft' }),
    documents(pages).findMany<Page>({ ...pageFields, status: 'published' }),
    documents('api::crm-setting.crm-setting').findFirst<{ linkBase?: string }>(),
    documents('api::menu-enrichi.menu-enrichi').findMany<Menu>({
      ...french,
      status: 'published',
      populate: { body: { on: menuEntries } },
    }),
    strapi.store(answersRecord).get({ key: 'withoutCrm' }),
  ]);
  const there = new Set(shown.map(({ documentId }) => documentId));
  const { siteName, title, schools, logo } = settings ?? {};
  const [school] = schools ?? [];
  const entriesOf = (type: string) => menus.find((menu) => menu.type === type)?.body?.length ?? 0;
  const found = firstSteps({
    name: school?.name ?? siteName ?? title ?? null,
    hasLogo: Boolean(logo),
    campuses,
    programmes,
    pages: drafts.map((page) => ({ ...page, isPublished: there.has(page.documentId) })),
    crmIsSettled: Boolean(crm?.linkBase) || withoutCrm === true,
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
