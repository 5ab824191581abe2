/** Which of the school's own labels a built page brings along (decision 007). */
import { expect, test } from './fixtures';

test('a page brings the labels that code of the browser can look up, and no others', async ({ request }) => {
  const html = await (await request.get('/formations/bts-gpn')).text();
  const { labels } = JSON.parse(/"root":(\{.*?\}),"routes\/programme"/.exec(html)?.[1] ?? '{}');
  // Of a list that a navigation without reload may come to.
  expect(Object.keys(labels)).toContain('blog.list.summary');
  // In the head of that list alone, and in a part that the server renders.
  expect(Object.keys(labels)).not.toContain('blog.list.description');
  expect(Object.keys(labels)).not.toContain('commons.brand.tagline');
});
