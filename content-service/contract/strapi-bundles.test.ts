/** The Strapi project's copies of the site's rules give the same results as the site. */

import { readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { createPanelAccounts } from '~/editors/panel-accounts.server';
import { readPanelLink } from '~/editors/panel-link';
import { uidOf } from '../../content-model/places';
import { entryDuties } from '../../content-model/rules/duties/entry-duties';
import { pageHref } from '../../content-model/rules/page-address';
import * as inStrapi from '../strapi/src/contract/duties';
import { writePanelLink } from '../strapi/src/contract/panel-link';
import { addressFields, addressOf } from '../strapi/src/preview/address-of';
import { limitBesideDoor } from '../strapi/src/preview/door-limit';
import { contentTypes } from './strapi-model';

describe('the Preview button', () => {
  it.each([
    ['api::programme.programme', { slug: 'bts-gpn' }, null, '/formations/bts-gpn'],
    ['api::news-item.news-item', { slug: 'mon_evenement.2026' }, null, '/actualites/mon_evenement.2026'],
    ['api::article.article', { rubrique: 'accueil', slug: null }, 'fr', '/'],
    ['api::article.article', { rubrique: 'ecole', slug: 'equipe' }, 'fr', '/ecole/equipe'],
    ['api::article.article', { rubrique: 'school', slug: null }, 'en', '/en/school'],
    ['api::menu-enrichi.menu-enrichi', {}, 'en', '/en'],
    ['api::setting.setting', {}, null, '/'],
    ['api::faq.faq', { slug: 'une-question' }, null, null],
    ['api::programme.programme', { slug: null }, null, null],
    ['api::programme.programme', { slug: 'Capitales' }, null, null],
    ['api::article.article', { rubrique: null, slug: null }, 'fr', null],
  ])('of %s %o in %s leads to %s', (uid, entry, locale, address) => {
    expect(addressOf(uid, entry, locale)).toBe(address);
  });

  it('reads the fields of the entry’s type', () => {
    const attributes = new Map(
      contentTypes().map((type) => [uidOf(type.singular), type.attributes.map(({ name }) => name)]),
    );
    for (const [uid, names] of attributes) expect(names).toEqual(expect.arrayContaining(addressFields(uid)));
  });

  it('makes a link that the site accepts', () => {
    const now = 1_790_000_000_000;
    const address = pageHref({ rubrique: 'ecole' });
    const link = new URL(
      writePanelLink({ address, status: 'draft' }, now, 'a secret'),
      'https://site.example',
    );
    expect(link.pathname).toBe('/login');
    expect(readPanelLink(link.searchParams, now, 'a secret')).toEqual({ address, status: 'draft' });
  });
});

it('Strapi does not count attempts from the site’s sign-in page, which all come from one address', async () => {
  const secret = 'a secret of both';
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return Response.json({ data: { token: 'token' } });
  };
  for (const shared of [secret, 'another secret', undefined])
    await createPanelAccounts('https://panel.example', fetch, () => 0, shared).signIn('camille', 'password');
  const skips = (by?: string) =>
    Promise.all(
      sent.map(({ headers }) => limitBesideDoor(by).skip({ get: (name) => headers.get(name) ?? '' })),
    );
  expect(await skips(secret)).toEqual([true, false, false]);
  expect(await skips()).toEqual([false, false, false]);
});

it('the rules of duties say the same in Strapi', () => {
  const now = new Date('2027-02-01T12:00:00Z');
  const draft = { title: 'Une formation', rhythms: ['fulltime'], certification: { title: 'Mastère' } };
  const found = entryDuties('programme', draft, now);
  expect(found.length).toBeGreaterThan(5);
  expect(inStrapi.entryDuties('programme', draft, now)).toEqual(found);
});

it('each finding names a field of the form', () => {
  const type = contentTypes().find(({ singular }) => singular === 'programme');
  const names = type?.attributes.flatMap((attribute) => [
    attribute.name,
    ...(attribute.kind === 'component'
      ? attribute.component.attributes.map(({ name }) => `${attribute.name}.${name}`)
      : []),
  ]);
  const now = new Date('2027-02-01T12:00:00Z');
  const drafts = [
    {},
    { certification: {}, admission: {}, outcomes: { year: '2020', cohort: 20 }, prices: [{ amount: null }] },
    { certification: { rncpCode: 'RS1', title: 'Bac+5' }, outcomes: {}, updatedOn: '2020-01-01' },
    { certification: { rncpCode: 'RS1', expiresOn: '2020-01-01' }, summary: 'Qualiopi' },
    { certification: { expiresOn: '2027-02-02', demo: true }, admission: { closesOn: '2020-01-01' } },
  ];
  const fields = drafts.flatMap((draft) => entryDuties('programme', draft, now)).map(({ field }) => field);
  expect(names).toEqual(expect.arrayContaining([...new Set(fields)]));
});

describe('the rules of the project', () => {
  it('are below 12 kB in all as the panel’s browser loads them, and know no schema', () => {
    const loaded = buildSync({
      stdin: { contents: [...importsOfPanel()].join('\n'), resolveDir: 'content-service/strapi/src' },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      charset: 'utf8',
      packages: 'external',
    }).outputFiles[0];
    expect(loaded?.text.length).toBeGreaterThan(1_000);
    expect(loaded?.text.length).toBeLessThan(12_000);
    expect(loaded?.text).not.toMatch(/from ?["']zod/);
  });
});

/** What the panel's own code imports of the rules: `export { slugOfTitle } from './contract/slug'`. */
function importsOfPanel(): Set<string> {
  const folder = 'content-service/strapi/src';
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)admin\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const imports = code.matchAll(/^import \{([^}]+)\} from '(?:\.\.\/)+(contract\/[\w-]+)'/gm);
  return new Set(
    [...imports].flatMap(([, names = '', file]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => `export { ${name} } from './${file}';`),
    ),
  );
}
