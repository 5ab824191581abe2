/** The locale cookie (specification §9): written when a visitor chooses a language, for 365 days. */
import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '../fixtures';
import { firstPort } from '../servers';
import { enhanced } from './page';

/** A site with English and profiles enabled: only there is a language to choose. */
const port = firstPort + 20;
const origin = `http://localhost:${port}`;
let server: ChildProcess;

test.beforeAll(async () => {
  server = spawn(process.execPath, ['build/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      ENGLISH_ENABLED: 'true',
      PROFILES_ENABLED: 'true',
    },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 30_000 }).toBe(true);
});

test.afterAll(() => {
  server.kill();
});

test('choosing a language is remembered for 365 days', async ({ page, context }) => {
  await page.goto(`${origin}/campus`);
  await enhanced(page);
  const cookie = async () =>
    (await context.cookies()).find((candidate) => candidate.name === 'i18n_redirected');
  expect(await cookie()).toBeUndefined();
  await page.locator('.language-switch a[hreflang="fr"]:visible').click();
  await page.waitForURL(`${origin}/`);
  expect(await cookie()).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
  const lifetime = ((await cookie())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - 365 * 86_400)).toBeLessThan(60);
});
