/** Console logging is disabled in production (specification §9). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { linkTo, visit } from './page';

test('nothing is written to the console during a tour of the site', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().endsWith('blocked by Playwright'))
      messages.push(`${message.type()}: ${message.text()}`);
  });
  await visit(page, '/');
  await visit(page, '/campus');
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await page.goBack();
  await visit(page, '/crm/brochure');
  expect(messages).toEqual([]);
});

test('no chunk of the build writes to it, except errors and warnings', () => {
  const folder = 'build/client/assets';
  const talkative = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => /\bconsole\.(?:log|info|debug)\(/.test(withoutTemplates(`${folder}/${name}`)));
  expect(talkative).toEqual([]);
});

/** A page the framework would show if there were no error page of ours has a script in its text. */
function withoutTemplates(file: string): string {
  return readFileSync(file, 'utf8').replace(/`[^`]*Hey developer[^`]*`/g, '``');
}
