/** The bar of a preview leads to the entry the page is made of, in Strapi's panel. */

import { expect, it } from 'vitest';
import { ContentUnavailable } from '~/content/errors';
import type { EditorSession } from '~/editors/editor';
import { previewBar } from './preview-bar.server';

type Sources = Parameters<typeof previewBar>[0];

const panel = 'https://panel.ecole.example';
const session = { name: 'Camille', role: 'Rédaction', status: 'draft' } as EditorSession;

function servicesOf(asked: string[], changes: Partial<Sources> = {}): Sources {
  const content = (language: string) => ({
    namespace: 'iet',
    entry: async () => {
      throw new ContentUnavailable('nothing is there');
    },
    list: async () => ({ items: [] }),
    read: async (path: string) => {
      asked.push(`${language} ${path}`);
      return path.endsWith('/inconnu') ? null : { documentId: 'a1b2c3' };
    },
  });
  return {
    content: content('fr'),
    englishContent: content('en'),
    env: { preview: { adminOrigin: panel } },
    log: { warn: () => undefined },
    ...changes,
  } as unknown as Sources;
}

it.each([
  ['/formations/bts-gpn', 'programme.programme/a1b2c3', 'fr /programmes/bts-gpn'],
  ['/actualites/une', 'news-item.news-item/a1b2c3', 'fr /iet-news/une'],
  ['/', 'article.article/a1b2c3', 'fr /iet-articles/accueil'],
  ['/ecole/nos-engagements', 'article.article/a1b2c3', 'fr /iet-articles/ecole/nos-engagements'],
  ['/en', 'article.article/a1b2c3', 'en /iet-articles/accueil'],
  ['/en/school', 'article.article/a1b2c3', 'en /iet-articles/school'],
  ['/agenda', 'event.event', undefined],
  ['/campus/inconnu', 'campus.campus', 'fr /campuses/inconnu'],
  ['/campus/..%2fadmin', 'campus.campus', undefined],
])('%s is edited at %s', async (path, entry, question) => {
  const asked: string[] = [];
  const { html } = await previewBar(servicesOf(asked), session, path);
  const address = `${panel}/admin/content-manager/collection-types/api::${entry}`;
  expect(html).toContain(`<a href="${address}" target="_top">`);
  expect(asked).toEqual(question ? [question] : []);
  expect(html).toContain('<span>Camille · Rédaction</span>');
});

it('is not rendered without a panel', async () => {
  const env = { preview: { adminOrigin: null } } as Sources['env'];
  expect((await previewBar(servicesOf([], { env }), session, '/')).html).not.toContain('<a ');
});
