/** Every answer of the embedded service is valid by `content-service/openapi.yaml`. */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import type { CollectionName } from '../../content-model/places';
import { servedCollections } from '../../content-service/contract/collections';
import { describeService } from '../../content-service/contract/openapi';
import { demoAccount } from '../../content-service/embedded/handler';
import { apiUrl, createRig, get } from './service';

const description = load(readFileSync('content-service/openapi.yaml', 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(description, 'service');

function expectHolds(schema: string, body: unknown): void {
  const validate = ajv.getSchema(`service#/components/schemas/${schema}`);
  if (!validate) throw new Error(`no schema ${schema}`);
  validate(body);
  expect(validate.errors ?? [], schema).toEqual([]);
}

describe('the description of the content service', () => {
  it('is up to date: npm run content openapi changes nothing', () => {
    expect(JSON.parse(JSON.stringify(describeService('iet')))).toEqual(description);
  });
});

describe('answers', () => {
  const rig = createRig();

  it.each(Object.keys(servedCollections) as CollectionName[])(
    '%s: list, populated list, and every entry',
    async (name) => {
      const { path, bySlug } = servedCollections[name];
      const address = `/${path.replace('{namespace}', 'iet')}`;
      for (const query of [
        '?pagination[limit]=1000',
        '?populate=*&pagination[page]=2&pagination[pageSize]=3',
      ]) {
        const { status, body } = await get(rig, address + query);
        expect(status).toBe(200);
        expectHolds(`${name}List`, body);
      }
      if (!bySlug) return;
      const { body } = await get(rig, `${address}?fields[0]=slug&pagination[limit]=5`);
      for (const { slug } of (body as { data: { slug: string }[] }).data) {
        const entry = await get(rig, `${address}/${slug}?populate=*`);
        expectHolds(`${name}One`, entry.body);
      }
    },
  );

  it.each([
    ['/users/me', 'Settings'],
    ['/crm-links/actions', 'CoursesByAction'],
    ['/crm-links/brochure/bts-gpn/lyon', 'CrmLinks'],
    ['/crm-links/brochure/bts-gemeau/tours', 'CrmLinks'],
    ['/iet-articles/ecole', 'articlesOne'],
    ['/iet-articles/ecole/nos-engagements', 'articlesOne'],
  ])('%s', async (address, schema) => {
    const { status, body } = await get(rig, address);
    expect(status).toBe(200);
    expectHolds(schema, body);
  });

  it('a complaint gets its number, the same for a repeated request, and is refused without its required fields', async () => {
    const login = await rig.faults.handler(
      new Request(`${apiUrl}/login`, { method: 'POST', body: JSON.stringify(demoAccount) }),
    );
    const { access_token: token } = (await login.json()) as { access_token: string };
    const post = async (body: object, headers: HeadersInit = { authorization: `Bearer ${token}` }) => {
      const request = new Request(`${apiUrl}/complaints`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const response = await rig.faults.handler(request);
      return { status: response.status, body: (await response.json()) as { data: { reference: string } } };
    };
    const sent = {
      id: 'sending-1',
      name: 'Camille Exemple',
      email: 'camille@exemple.fr',
      phone: null,
      relation: 'learner',
      campus: 'lyon',
      facts: 'La salle est froide.',
      outcome: null,
    };
    expectHolds('Complaint', sent);
    const first = await post(sent);
    expect(first.status).toBe(201);
    expectHolds('Receipt', first.body.data);
    expect((await post(sent)).body).toEqual(first.body);
    expect((await post({ ...sent, id: 'sending-2' })).body).not.toEqual(first.body);
    expect((await post({ ...sent, email: 'camille' })).status).toBe(400);
    expect((await post(sent, {})).status).toBe(401);
  });

  it.each([
    ['/nothing', 404],
    ['/campuses/atlantis', 404],
    ['/campuses/lyon/more', 404],
    ['/iet-articles/ecole/atlantis', 404],
    ['/iet-articles/entreprise/nos-engagements', 404],
    ['/programmes?filters[title][$like]=x', 400],
    ['/programmes?sort[0]=title:up', 400],
    ['/programmes?pagination[page]=zero', 400],
    ['/programmes?filters[__proto__][$eq]=x', 400],
  ])('%s is refused with %i as Strapi does', async (address, status) => {
    const answer = await get(rig, address);
    expect(answer.status).toBe(status);
    expectHolds('Failure', answer.body);
  });
});
