/** A page asks for every sheet that styles something on it: what some pages have of their own is not sent to all. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { allPages } from './templates';

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

test('every page asks for the sheets that style it', async ({ request }) => {
  const styled = classesOf(sources.map((file) => readFileSync(`app/${file}`, 'utf8')));
  const sheets = new Map<string, Set<string>>();
  const classesOfSheet = async (href: string) => {
    const known = sheets.get(href) ?? classesOf([await (await request.get(href)).text()]);
    sheets.set(href, known);
    return [...known];
  };
  const missing: string[] = [];
  for (const { address } of allPages) {
    const html = await (await request.get(address)).text();
    const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const sent = new Set((await Promise.all(hrefs.map(classesOfSheet))).flat());
    const named = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    const lacking = [...new Set(named)].filter((name) => styled.has(name) && !sent.has(name));
    if (lacking.length > 0) missing.push(`${address}: ${lacking.join(' ')}`);
  }
  expect(sheets.size, 'sheets seen').toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

/** Names of the classes in the selectors of style sheets. */
function classesOf(sheets: readonly string[]): Set<string> {
  const selectors = sheets.map((css) => css.replaceAll(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, ''));
  return new Set(
    selectors.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  );
}
