import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import type { Exchange } from '../http/exchange';
import { refuseActionless } from './refuse-actionless';

const route = (id: string, path: string, module: object) => ({ id, parentId: 'root', path, module });
const routes = {
  root: { id: 'root', path: '', module: {} },
  form: route('form', 'crm/:action', { action: () => null, default: () => null }),
  page: route('page', 'campus/:slug', { loader: () => null, default: () => null }),
  lost: route('lost', '*', { loader: () => null }),
} as unknown as ServerBuild['routes'];

/** @returns status and headers of the refusal, or null */
function refusalOf(method: string, path: string) {
  const answer: unknown[] = [];
  const outgoing = { writeHead: (...head: unknown[]) => answer.push(...head), end: () => undefined };
  const exchange = { method, url: new URL(`http://localhost${path}`), outgoing } as unknown as Exchange;
  return refuseActionless(routes)(exchange) ? answer : null;
}

it.each(['/campus/lyon', '/', '/inconnue/ailleurs', '/campus/lyon?index'])(
  'refuses a form sent to %s',
  (path) => {
    expect(refusalOf('POST', path)).toEqual([405, expect.objectContaining({ allow: 'GET, HEAD' })]);
  },
);

it('accepts forms', () => {
  expect(refusalOf('POST', '/crm/contact')).toBeNull();
  expect(refusalOf('POST', '/CRM/contact/')).toBeNull();
});
