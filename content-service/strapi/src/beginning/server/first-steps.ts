/** The first steps of a school, from what is in Strapi. */
import type { Core } from '@strapi/strapi';
import { firstSteps } from '../../contract/beginning';
import type { Step } from '../../contract/first-step';
import { documentsOf } from '../../untyped-strapi';

const french = { locale: 'fr' };

/** Answers of the school that no entry holds. */
const answers = (strapi: Core.Strapi) => strapi.store({ type: 'app', name: 'beginning' });

export async function sayWithoutCrm(strapi: Core.Strapi): Promise<void> {
  await answers(strapi).set({ key: 'withoutCrm', value: true });
}

/** The steps of a new school, done or not. */
export async function firstStepsOf(strapi: Core.Strapi): Promise<Step[]> {
  const documents = (uid: string) => documentsOf(strapi, uid);
  const published = { status: 'published' };
  const pageFields = { ...french, fields: ['rubrique', 'slug'] };
  const [settings, campuses, programmes, drafts, publishedPages, crm, menus, withoutCrm] = await Promise.all([
    documents('api::setting.setting').findFirst<Settings>({ populate: { schools: true, logo: true } }),
    documents('api::campus.campus').count(published),
    documents('api::programme.programme').count(published),
    documents('api::article.article').findMany<Page>({ ...pageFields, status: 'draft' }),
    documents('api::article.article').findMany<Page>({ ...pageFields, status: 'published' }),
    documents('api::crm-setting.crm-setting').findFirst<{ linkBase?: string }>(),
    documents('api::menu-enrichi.menu-enrichi').findMany<Menu>({
      ...french,
      status: 'published',
      populate: { body: { on: menuEntries } },
    }),
    answers(strapi).get({ key: 'withoutCrm' }),
  ]);
  const publishedIds = new Set(publishedPages.map(({ documentId }) => documentId));
  const { siteName, title, schools, logo } = settings ?? {};
  const [school] = schools ?? [];
  const entriesOf = (type: string) => menus.find((menu) => menu.type === type)?.body?.length ?? 0;
  const steps = firstSteps({
    name: school?.name ?? siteName ?? title ?? null,
    hasLogo: Boolean(logo),
    campuses,
    programmes,
    pages: drafts.map((page) => ({ ...page, isPublished: publishedIds.has(page.documentId) })),
    crmIsSettled: Boolean(crm?.linkBase) || withoutCrm === true,
    menus: { navbarproto: entriesOf('navbarproto'), footer: entriesOf('footer') },
  });
  return steps as Step[];
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
