/** What Strapi does with what editors write, with its tables replaced. */
import path from 'node:path';
import { expect, it, vi } from 'vitest';

vi.mock('@strapi/utils', () => ({
  errors: { ApplicationError: Error, ValidationError: Error },
  contentTypes: { getVisibleAttributes: () => [] },
  traverseEntity: () => undefined,
}));

/** Imported without their types, which need Strapi's packages. */
const importFrom = (file: string) => import(path.resolve('content-service/strapi/src', file));
const { putBack } = await importFrom('bin/server/bin-items.ts');
const { default: crmLink } = await importFrom('api/crm-link/controllers/crm-link.ts');
const { refuseInFrench } = await importFrom('content-api/refuse-in-french.ts');
const { refusePublishing } = await importFrom('duties/server/refuse-publishing.ts');
const { importDocuments } = await importFrom('import/documents.ts');

const pages = 'api::article.article';

it('a page is refused in each of the languages that are published at once', async () => {
  const french = { documentId: 'ours', locale: 'fr', title: 'École', rubrique: 'ecole', slug: 'equipe' };
  const english = { ...french, locale: 'en', title: 'School', rubrique: 'school', slug: 'team' };
  const other = { ...english, documentId: 'theirs', title: 'Our team' };
  const documents = {
    findOne: async ({ locale = 'fr' }: { locale?: string }) => (locale === 'en' ? english : french),
    findMany: async ({ locale = 'fr' }: { locale?: string }) => (locale === 'en' ? [other] : []),
  };
  const strapi = { documents: () => documents };
  const publish = (locale: unknown) =>
    refusePublishing(strapi, {
      uid: pages,
      action: 'publish',
      params: { documentId: 'ours', locale },
      before: null,
    });
  await expect(publish('fr')).resolves.toBeUndefined();
  for (const locale of ['en', ['en'], ['fr', 'en']])
    await expect(publish(locale)).rejects.toThrow('/en/school/team');
});

it('an entry of the bin is restored once, whoever else restores it at the same time', async () => {
  let itemsInBin = 1;
  const create = vi.fn(async () => ({ documentId: 'ours' }));
  const rows = {
    findMany: async () => [],
    deleteMany: async () => ({ count: itemsInBin-- > 0 ? 1 : 0 }),
  };
  const strapi = {
    contentTypes: {},
    documents: () => ({ create }),
    getModel: () => ({ attributes: {}, options: { draftAndPublish: true } }),
    db: { query: () => rows, transaction: (work: () => Promise<void>) => work() },
  };
  const languages = [{ locale: null, whole: {} }];
  const item = { id: 1, type: pages, document: 'ours', languages, links: [] };
  const restore = () => putBack(strapi, item, { id: 1 });
  const results = await Promise.allSettled([restore(), restore()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(create).toHaveBeenCalledTimes(1);
});

it('a refusal that is only a code stays as it is, and others are in French', async () => {
  let answer: (ctx: object, next: () => Promise<void>) => Promise<void> = async () => undefined;
  refuseInFrench({ server: { use: (middleware: typeof answer) => (answer = middleware) } });
  const answered = async (body: object) => {
    const ctx = { path: '/content-manager/collection-types/api::gone.gone', body };
    await answer(ctx, async () => undefined);
    return ctx.body;
  };
  expect(await answered({ error: 'contentType.notFound' })).toEqual({ error: 'contentType.notFound' });
  expect(await answered({ error: { message: 'Not Found' } })).toMatchObject({
    error: { message: expect.stringContaining('Cette entrée') },
  });
});

it('an import publishes what visitors see, and then writes the drafts of it', async () => {
  const calls: unknown[] = [];
  const call = (name: string) => async (written: object) => {
    calls.push([name, written]);
    return { documentId: 'ours' };
  };
  const strapi = {
    documents: () => ({ create: call('create'), update: call('update'), publish: call('publish') }),
    getModel: () => ({
      attributes: {},
      options: { draftAndPublish: true },
      pluginOptions: { i18n: { localized: true } },
    }),
  };
  const page = { uid: pages, key: 'ecole/', publish: ['fr'] };
  const locales = { fr: { title: 'École' }, en: { title: 'School' } };
  await importDocuments(strapi, [{ ...page, locales, drafts: { fr: { title: 'L’école' } } }], new Map());
  expect(calls.slice(-2)).toEqual([
    ['publish', { documentId: 'ours', locale: 'fr' }],
    ['update', { documentId: 'ours', locale: 'fr', data: { title: 'L’école' } }],
  ]);
  expect(calls).toHaveLength(4);
});

it('an address of the CRM that is none leads nowhere', async () => {
  const campuses = [{ id: 1, title: 'Lyon', slug: 'lyon' }];
  const linkTo = async (linkBase: string) => {
    const documents = {
      findFirst: async () => ({ linkBase }),
      findMany: async () => [{ id: 1, title: 'BTS GPN', slug: 'bts-gpn', campuses }],
    };
    vi.stubGlobal('strapi', { documents: () => documents });
    const params = { action: 'contact', course: 'bts-gpn', campus: 'lyon' };
    const ctx = { origin: 'https://content.example', params, body: undefined };
    await crmLink.links(ctx);
    vi.unstubAllGlobals();
    return ctx.body;
  };
  expect(await linkTo('https://crm.example')).toEqual([{ url: 'https://crm.example/?action=contact' }]);
  expect(await linkTo('https:// crm.example')).toEqual([]);
});
