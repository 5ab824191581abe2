import { describe, expect, it } from 'vitest';
import { leaveByPage } from './leave-by-page';
import { renderedFrom } from './render/rendered';

const own = 'https://www.ecole.example';
const crm = 'https://crm.example/f?id=1&campus=lyon';
const answer = (status: number, location: string) => async () =>
  renderedFrom(new Response(null, { status, headers: { location, 'cache-control': 'no-store' } }));
const post = () => new Request(`${own}/crm/brochure`, { method: 'POST', body: 'course=bts-gpn' });

describe('a form that leads to another site', () => {
  it('is answered by a page with a refresh where the policy does not name that site', async () => {
    const response = await leaveByPage(answer(303, crm), [own])(post());
    expect(response.status).toBe(200);
    expect(response.headers.get('refresh')).toBe(`0; url=${crm}`);
    expect(response.headers.has('location')).toBe(false);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = response.body.toString();
    expect(html).toContain('href="https://crm.example/f?id=1&amp;campus=lyon"');
    expect(html).toContain('noindex');
  });

  it.each([
    ['where the policy names it', [own, 'https://crm.example'] as const, 303, crm],
    ['on the site itself', [own] as const, 303, '/demo/crm?campus=lyon'],
    ['on the site itself, in full', [own] as const, 303, `${own}/cookies`],
    ['by another redirect', [own] as const, 301, crm],
  ])('is redirected %s', async (_case, targets, status, location) => {
    const response = await leaveByPage(answer(status, location), [...targets])(post());
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('a link is redirected as it was', async () => {
    const response = await leaveByPage(answer(303, crm), [own])(new Request(`${own}/uploads/x`));
    expect(response.status).toBe(303);
  });
});
