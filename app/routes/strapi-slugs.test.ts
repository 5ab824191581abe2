/** Entries whose slugs Strapi accepts and an editor of ours would not write. */
import { beforeAll, expect, it, vi } from 'vitest';
import { type RenderedSite, renderedSite } from '../../tests/contract/rendered-site';
import { between } from '../../tests/contract/spoilt-site';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('../../tests/contract/spoilt-site')).spoiltHandler(original as never),
);

const origin = 'https://www.ecole.example';
const [was, is] = ['epreuves-d-admission-bachelors-lyon', 'mon_evenement.2026'];
let site: RenderedSite;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  between.answer = async (service, request) => {
    const response = await service(new Request(request.url.replace(is, was), request));
    return response.headers.get('content-type')?.includes('json')
      ? new Response((await response.text()).replaceAll(`"${was}"`, `"${is}"`), response)
      : response;
  };
  site = await renderedSite(origin);
});

it('have a page, whose address is canonical and linked to', async () => {
  const page = await site.ask(`/agenda/${is}`);
  expect(page.status).toBe(200);
  const said = async (response: Response, text: string) => (await response.text()).includes(text);
  expect(await said(page, `<link rel="canonical" href="${origin}/agenda/${is}"/>`)).toBe(true);
  expect(await said(await site.ask('/agenda?campus=lyon'), `href="/agenda/${is}"`)).toBe(true);
  expect(await said(await site.ask('/sitemaps/agenda.xml'), `<loc>${origin}/agenda/${is}</loc>`)).toBe(true);
});
