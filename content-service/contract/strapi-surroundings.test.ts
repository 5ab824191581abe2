/** What Strapi's project knows of the site around it, and says of files that are too large. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxBytes } from '../../content-model/rules/picture-limits';
import {
  addressOfFile,
  formatOfFile,
  titleOfFile,
  weightOfFile,
} from '../strapi/src/admin/fields/file-words';
import { tooLargeMessage } from '../strapi/src/content-api/too-large-message';
import { showsEnglish } from '../strapi/src/duties/server/shows-english';

describe('English', () => {
  const origin = 'https://site.example';
  const of = (status: number, headers: HeadersInit = {}) =>
    showsEnglish(origin, async () => new Response(null, { status, headers }));

  it('is off where its address leads home', async () => {
    expect(await of(301, { location: '/' })).toBe(false);
    expect(await of(301, { location: `${origin}/` })).toBe(false);
  });

  it('is on where it has a page, or none yet', async () => {
    expect(await of(200)).toBe(true);
    expect(await of(404)).toBe(true);
  });

  it('is unknown while the site is away', async () => {
    expect(await of(503)).toBeNull();
    expect(await showsEnglish(undefined, fetch)).toBeNull();
    expect(await showsEnglish(origin, () => Promise.reject(new Error('away')))).toBeNull();
  });
});

it('Strapi and the configurations of nginx have one limit for a file, and state it alike', () => {
  const megabytes = maxBytes / 1024 / 1024;
  expect(tooLargeMessage).toContain(`${megabytes}\u00a0Mo`);
  for (const file of ['deploy/nginx/site.conf', 'deploy/container/nginx.conf']) {
    const text = readFileSync(file, 'utf8');
    const [, body] = /client_max_body_size (\d+)m;\s+error_page 413/.exec(text) ?? [];
    expect(Number(body), file).toBe(megabytes + 1);
    const [, said = ''] = /return 413 '(.*)';/.exec(text) ?? [];
    expect(JSON.parse(said).error, file).toMatchObject({ status: 413, message: tooLargeMessage });
  }
});

it('a file of the library says its address, kind, weight and name', () => {
  const file = { url: '/uploads/guide_handicap_1a2b.pdf', ext: '.pdf', name: 'guide-handicap.pdf' };
  expect(addressOfFile(file, 'https://contenu.example')).toBe(file.url);
  expect(addressOfFile({ url: `https://contenu.example${file.url}` }, 'https://contenu.example')).toBe(
    file.url,
  );
  expect(addressOfFile({ url: 'https://cdn.example/a.pdf' }, 'https://contenu.example')).toBe(
    'https://cdn.example/a.pdf',
  );
  expect([formatOfFile(file), formatOfFile({ url: '/uploads/a.docx' })]).toEqual(['PDF', 'DOCX']);
  expect([weightOfFile({ ...file, size: 1432.1 }), weightOfFile({ ...file, size: 340.4 })]).toEqual([
    '1,4\u00a0Mo',
    '340\u00a0ko',
  ]);
  expect(titleOfFile(file)).toBe('Guide handicap');
});
