/** Visitors see nothing of the preview: their answers are the same, byte for byte, with and without one. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cachedAddresses } from '~/addresses/derived';
import { removeSchool, writeSchoolWithDrafts } from '../../drafted-school';
import type { Reply } from '../ask';
import { bootWithDrafts, type DraftedSite } from './school-with-drafts';

/** A cookie that was signed by this site and is over, and others that never were any. */
const cookies = (over: string): [what: string, cookie: string | null][] => [
  ['no cookie', null],
  ['a session that is over', over],
  ['a forged one', `${over.slice(0, -4)}AAAA`],
  ['another id', over.replace(/=./, '=_')],
  ['an empty one', '__Host-apercu='],
  ['one of http', over.replace('__Host-', '')],
  ['two of them', `apercu=x; ${over.slice(0, -1)}`],
  ['a very long one', `__Host-apercu=${'x'.repeat(3000)}`],
];

/** One of each kind of page and file, and missing ones. */
const addresses = [...cachedAddresses, '/nulle-part', '/a/b/c', '/login-x', '/en', '/recherche?q=eau'];
const noise = new Set(['date', 'age', 'x-request-id', 'cache-status', 'connection', 'keep-alive']);
const headersOf = ({ headers }: Reply) =>
  Object.entries(headers)
    .filter(([name]) => !noise.has(name))
    .sort(([a], [b]) => a.localeCompare(b));

const folder = writeSchoolWithDrafts();
let configured: DraftedSite;
/** The answers of a site without any preview. */
const plain = new Map<string, Reply>();
beforeAll(async () => {
  const without = await bootWithDrafts(folder, false);
  for (const address of addresses) plain.set(address, await without.get(address));
  expect((await without.get('/login')).status).toBe(404);
  expect(
    (await without.send('/login', { adresse: 'redaction@ecole.example', 'mot-de-passe': 'x' })).status,
  ).toBe(404);
  await without.close();
  vi.resetModules();
  configured = await bootWithDrafts(folder, true);
});
afterAll(async () => {
  await configured.close();
  removeSchool(folder);
});

it('without a cookie, and with one that is not a session', async () => {
  const over = await configured.signIn();
  await configured.send('/login', { quitter: 'oui' }, { cookie: over });
  // An editor was here, and has seen every page.
  const editor = await configured.signIn();
  for (const address of addresses) await configured.get(address, { cookie: editor });
  const different: string[] = [];
  for (const address of addresses) {
    const before = plain.get(address) as Reply;
    for (const [what, cookie] of cookies(over)) {
      const now = await configured.get(address, cookie === null ? {} : { cookie });
      const same = now.status === before.status && now.body.equals(before.body);
      const sameHeaders = JSON.stringify(headersOf(now)) === JSON.stringify(headersOf(before));
      if (!same || !sameHeaders) different.push(`${address}, ${what}`);
    }
  }
  expect(different).toEqual([]);
  expect(addresses.length).toBeGreaterThan(30);
});

it('a kept page is unchanged: an editor’s request neither uses nor renews nor replaces it', async () => {
  const editor = await configured.signIn();
  const before = await configured.get('/campus/lyon');
  expect(before.headers['cache-status']).toMatch(/^site; hit/);
  const { headers } = await configured.get('/campus/lyon', { cookie: editor });
  expect(headers['cache-status']).toBeUndefined();
  const after = await configured.get('/campus/lyon');
  expect(after.body.equals(before.body)).toBe(true);
  expect(after.headers.etag).toBe(before.headers.etag);
});
