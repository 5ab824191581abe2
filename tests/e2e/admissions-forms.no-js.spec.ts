/** Forms of the admissions pages that no browser sends: a clear message, never a redirect. */
import { expect, test } from './fixtures';
import { titleOf } from './written-html';

const post = (fields: string) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  data: fields,
  maxRedirects: 0,
});

for (const [name, fields] of [
  ['slugs that are no slugs', 'course=../../etc&campus=<script>'],
  ['unknown slugs', 'course=bts-licorne&campus=atlantide'],
  ['a campus that does not teach the course', 'course=bachelor-ecotourisme&campus=lyon'],
  ['doubled fields', 'course=bts-gpn&course=bts-mse&campus=lyon'],
  ['10 kB values', `course=${'a'.repeat(10_000)}&campus=lyon`],
  ['nothing at all', ''],
] as const) {
  test(`${name}: a clear message, never a redirect`, async ({ request }) => {
    const response = await request.post('/crm/contact', post(fields));
    expect(response.status()).toBe(400);
    expect(response.headers().location).toBeUndefined();
    const html = await response.text();
    expect(html).toContain('role="alert"');
    expect(titleOf(html)).toMatch(/^Erreur\s: /);
    expect(html).not.toContain('<script>"');
    expect(html).not.toContain('aaaaaaaaaa');
  });
}

test('an unknown action is a 404', async ({ request }) => {
  const response = await request.get('/crm/inconnue');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('This page could not be found');
});
