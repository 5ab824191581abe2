import { expect, it } from 'vitest';
import { createContentService, demoAccount } from './handler';

const service = createContentService({
  directory: 'content-service/data',
  namespace: 'iet',
  account: demoAccount,
  tokenLifetime: 300,
  clock: () => Date.parse('2026-11-23'),
});
const address = 'http://localhost:3100/demo/inscription?evenement=journee-portes-ouvertes-nantes';
const textOf = async (request: Request) => (await service(request)).text();

it('every event of the demonstration that leads to the form has one under its own name', async () => {
  const login = { method: 'POST', body: JSON.stringify(demoAccount) };
  const session = await (await service(new Request('http://localhost:3100/api/login', login))).json();
  const list = new Request(
    'http://localhost:3100/api/events?fields[0]=slug&fields[1]=url&pagination[limit]=100',
    {
      headers: { authorization: `Bearer ${session.access_token}` },
    },
  );
  const { data } = (await (await service(list)).json()) as { data: { slug: string; url: string | null }[] };
  const leading = data.filter(({ url }) => url?.startsWith('/demo/'));
  expect(leading.length).toBeGreaterThan(50);
  for (const { slug, url } of leading) expect(url).toBe(`/demo/inscription?evenement=${slug}`);
});

it('asks for a name, an address and a number of people, for the event named', async () => {
  const html = await textOf(new Request(address));
  expect(html).toContain('Journée portes ouvertes à Nantes');
  expect(html.match(/<input name="[a-z]+"/g)).toHaveLength(3);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/);
  expect(html).not.toContain('<script');
});

it('confirms the submitted values, as text', async () => {
  const body = new URLSearchParams({ nom: '<b>Ada</b>', courriel: 'ada@ecole.example', personnes: '2' });
  const html = await textOf(new Request(address, { method: 'POST', body }));
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  expect(html).toContain('ada@ecole.example');
  expect(html).not.toContain('<form');
});

it('refuses an unknown event', async () => {
  expect((await service(new Request(`${address}-demain`))).status).toBe(404);
});
