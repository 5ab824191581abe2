/** The answers of the finder's addresses, before any input. */
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from './fixtures';
import { headOf, insideOf, textOf } from './written-html';

async function finderAt(request: APIRequestContext, query: string) {
  const answer = await request.get(`/formations?${query}`);
  const html = await answer.text();
  const main = insideOf(html, 'main');
  const found = /<p[^>]*role="status"[^>]*>([\s\S]*?)<\/p>/.exec(main)?.[1] ?? '';
  return { status: answer.status(), main, found: Number(/\d+/.exec(textOf(found))?.[0]), ...headOf(html) };
}

test('values of a facet are alternatives, facets narrow each other', async ({ request }) => {
  const count = async (query: string) => (await finderAt(request, query)).found;
  const [water, nature, both] = [
    await count('secteur=eau'),
    await count('secteur=nature'),
    await count('secteur=eau&secteur=nature'),
  ];
  expect(both).toBe(water + nature);
  expect(await count('secteur=eau&secteur=nature&niveau=5')).toBeLessThan(both);
});

test('search engines find pages of one value, and no questions', async ({ request }) => {
  expect((await finderAt(request, 'campus=lyon&utm_source=salon')).noindex).toBe(false);
  expect((await finderAt(request, 'campus=lyon&secteur=eau')).noindex).toBe(true);
});
