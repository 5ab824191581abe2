/** The school's own labels in a built page. */
import { expect, test } from './fixtures';

test('a page contains the labels that browser code can look up, and no others', async ({ request }) => {
  const html = await (await request.get('/formations/bts-gpn')).text();
  const { labels } = JSON.parse(/"root":(\{.*?\}),"routes\/programme"/.exec(html)?.[1] ?? '{}');
  // For the pop-in, which every page may open.
  expect(Object.keys(labels)).toContain('admissions.popIn.coursePlaceholder');
  // Only in the data of a list, in its head, and in a part that the server renders.
  expect(Object.keys(labels)).not.toContain('blog.list.summary');
  expect(Object.keys(labels)).not.toContain('blog.list.description');
  expect(Object.keys(labels)).not.toContain('commons.brand.tagline');
});
