/** Every answer of the embedded service holds to `content-service/openapi.yaml`. */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CollectionName, collections } from '../../content-service/collections';
import { describeService } from '../../content-service/openapi';
import { createRig, get } from './service';

const description = parse(readFileSync('content-service/openapi.yaml', 'utf8'));
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
  it('is up to date: npm run content:openapi changes nothing', () => {
    expect(JSON.parse(JSON.stringify(describeService('iet')))).toEqual(description);
  });
});

describe('answers', () => {
  const rig = createRig();

  it.each(Object.keys(collections) as CollectionName[])(
    '%s: list, populated list, and every entry',
    async (name) => {
      const { path, bySlug } = collections[name];
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
  ])('%s', async (address, schema) => {
    const { status, body } = await get(rig, address);
    expect(status).toBe(200);
    expectHolds(schema, body);
  });

  it.each([
    ['/nothing', 404],
    ['/campuses/atlantis', 404],
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
