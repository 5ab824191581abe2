/** The scripts hold to the syntax of the browsers they are made for (`tools/vite/browsers.ts`). */
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'playwright/test';
import { asTargets, scriptBrowsers } from '../../tools/vite/browsers';

const folder = 'build/client/assets';

/** Safari has an older Unicode, so esbuild assumes that it cannot read them. */
const supported = { 'regexp-unicode-property-escapes': true };

test('no script uses a syntax that a supported browser cannot read', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(50);
  const written = (text: string, target: string | string[]) =>
    transform(text, { target, format: 'esm', logLevel: 'silent', supported }).then(({ code }) => code);
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    expect(await written(text, asTargets(scriptBrowsers)), file).toBe(await written(text, 'esnext'));
  }
});
