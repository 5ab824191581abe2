/** Features of the configuration (specification §2): profiles, FR/EN, the frames of the school group. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/free-port.mjs';
import { schoolToTry } from '../../tools/school-to-try.mjs';
import { expect, test } from './fixtures';
import { firstPort, groupFrames, switchedOnOrigin } from './servers';

test.describe.configure({ timeout: 240_000 });

test('profiles: a student goes to the home page, the others to the school group’s site', async ({ page }) => {
  await page.goto(`${switchedOnOrigin}/campus`);
  const bar = page.locator('.top-bar');
  const menu = bar.locator('#menu-profils');
  await bar.locator('[popovertarget="menu-profils"]').click();
  const links = menu.getByRole('link');
  await expect(links).toHaveCount(3);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets[0]).toBe('/');
  expect(new Set(targets.slice(1)).size).toBe(1);
  expect(new URL(targets[1] ?? '').origin).not.toBe(switchedOnOrigin);
});

test('the language switch is in the top bar and at the foot of the sidebar', async ({ page }) => {
  await page.goto(`${switchedOnOrigin}/campus`);
  await expect(page.locator('.top-bar .language-switch a[hreflang="en"]')).toBeVisible();
  await expect(page.locator('#menu-principal > .menu-foot .language-switch a[hreflang="en"]')).toHaveCount(1);
});

test('frames of another site are titled links of the same size without JavaScript', async ({ page }) => {
  await page.goto(`${switchedOnOrigin}/`);
  for (const address of Object.values(groupFrames)) {
    const link = page.locator(`a.frame-placeholder[href="${address}"]`);
    await expect(link).toContainText('groupe.example');
    expect((await link.boundingBox())?.height).toBeGreaterThan(50);
  }
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const [trouble, variables, name] of [
  ['a port that is taken', { PORT: String(firstPort) }, `PORT ${firstPort}`],
  ['a variable that cannot be', { PORT: '0', GTM_ID: 'GA-1' }, 'GTM_ID'],
  ['a school nobody has named', { PORT: '0', CONTENT_DEMONSTRATION: '' }, 'CONTENT_API_URL'],
] as const) {
  test(`${trouble} ends the start with a sentence that names it, and no stack`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build/server.js'], {
      env: { ...process.env, ...schoolToTry({}), NODE_ENV: 'production', ...variables },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(name);
    expect(stderr).not.toContain('    at ');
  });
}

const unsaid = { NODE_ENV: undefined, PUBLIC_ORIGIN: undefined };

test('`npm start` ends with the site: in order on a signal, with its status if it cannot start', async () => {
  const port = await freePort();
  // Like somebody who tries the site: without configuration, it is the demonstration.
  const environment = {
    ...process.env,
    ...(unsaid as object),
    PORT: String(port),
    LOG_LEVEL: 'silent',
  };
  const start = spawn(process.execPath, ['tools/start.mjs'], { env: environment, stdio: 'ignore' });
  const ended = once(start, 'exit');
  const answers = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 180_000 }).toBe(true);
  start.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await answers()).toBe(false);

  const refused = spawnSync(process.execPath, ['tools/start.mjs'], {
    env: { ...environment, TRUSTED_PROXIES: '999.1.1.1' },
    encoding: 'utf8',
  });
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('TRUSTED_PROXIES')]);
});
