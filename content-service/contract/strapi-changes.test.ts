/** What Strapi refuses of an editor's change, with its tables replaced. */
import { expect, it, vi } from 'vitest';
import { refusePublishing } from '../strapi/src/duties/server/refuse-publishing';

vi.mock('@strapi/utils', () => ({
  errors: { ApplicationError: Error, ValidationError: Error },
  contentTypes: {},
  traverseEntity: () => undefined,
}));

const pages = 'api::article.article';

it('a page is refused in each of the languages that are published at once', async () => {
  const french = { documentId: 'ours', locale: 'fr', title: 'École', rubrique: 'ecole', slug: 'equipe' };
  const english = { ...french, locale: 'en', title: 'School', rubrique: 'school', slug: 'team' };
  const other = { ...english, documentId: 'theirs', title: 'Our team' };
  const documents = {
    findOne: async ({ locale = 'fr' }: { locale?: string }) => (locale === 'en' ? english : french),
    findMany: async ({ locale = 'fr' }: { locale?: string }) => (locale === 'en' ? [other] : []),
  };
  const strapi = { documents: () => documents } as never;
  const publish = (locale: unknown) =>
    refusePublishing(strapi, {
      uid: pages,
      action: 'publish',
      params: { documentId: 'ours', locale } as never,
      before: null,
    });
  await expect(publish('fr')).resolves.toBeUndefined();
  for (const locale of ['en', ['en'], ['fr', 'en']])
    await expect(publish(locale)).rejects.toThrow('/en/school/team');
});
