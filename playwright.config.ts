import { defineConfig, devices } from 'playwright/test';
import { withoutPictures } from './tests/e2e/chromium';
import {
  contentServiceOrigin,
  everySwitch,
  remoteSiteOrigin,
  siteEnvironment,
  siteOrigin,
  switchedOnOrigin,
} from './tests/e2e/servers';
import { schoolToTry } from './tools/school-to-try.mjs';

const portOf = (origin: string) => new URL(origin).port;

/** Specs named `*.js.spec.ts` need JavaScript; the others promise the same with and without it. */
const sharesTheFaultSwitch = /faults\//;
const needsJavaScript = /\.js\.spec\.ts$/;
/** Tests of what the document holds and style sheets make of it, in a browser: once, for scripts change none of it. */
const standsInTheDocument = /@document/;

export default defineConfig({
  testDir: 'tests/e2e',
  tsconfig: 'tests/e2e/tsconfig.playwright.json',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The second try leaves a trace, which costs twice the time and is not had for all. A test that passes then is
  // named as flaky at the end.
  retries: 1,
  // One more than the cores of a small machine: while one waits for its page, the others work.
  workers: 3,
  timeout: 180_000,
  // A loaded machine is slow, not wrong.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e/report.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'fr-FR',
    trace: 'on-first-retry',
    serviceWorkers: 'block',
    // A window of its own is a third of what a test costs. Playwright empties it between two tests: cookies, storage,
    // caches, routes; what it leaves, `tests/e2e/fixtures.ts` puts back.
    reuseContext: true,
    launchOptions: withoutPictures,
  },
  projects: [
    // One at a time: they share the second site, its content service and the fault switch. First, so that
    // the others keep the second worker busy meanwhile.
    {
      name: 'faults',
      testMatch: sharesTheFaultSwitch,
      fullyParallel: false,
      workers: 1,
      use: { ...devices['Desktop Chrome'] },
    },
    // All its pages are of one test, which opens them side by side.
    {
      name: 'matrices',
      testDir: 'tests/matrices',
      // The other matrices ask over HTTP (`vitest.config.ts`).
      testMatch: /\.spec\.ts$/,
      // A second try would take as long as the first; what is lost is looked at twice in the test itself.
      retries: 0,
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'no-js',
      testIgnore: [needsJavaScript, sharesTheFaultSwitch],
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false },
    },
    {
      name: 'js',
      grepInvert: standsInTheDocument,
      testIgnore: [/\.no-js\.spec\.ts$/, sharesTheFaultSwitch],
      use: { ...devices['Desktop Chrome'] },
    },
  ],
  webServer: [
    {
      command: 'node build/server.js',
      url: `${siteOrigin}/healthz`,
      env: { ...siteEnvironment, ...schoolToTry({}), PORT: portOf(siteOrigin), LOG_LEVEL: 'error' },
      reuseExistingServer: false,
    },
    {
      command: 'node build/content-service.js --faults',
      url: `${contentServiceOrigin}/faults`,
      env: { PORT: portOf(contentServiceOrigin), TOKEN_LIFETIME: '20' },
      reuseExistingServer: false,
    },
    {
      command: 'node build/server.js',
      url: `${remoteSiteOrigin}/healthz`,
      env: {
        ...siteEnvironment,
        PORT: portOf(remoteSiteOrigin),
        LOG_LEVEL: 'silent',
        CONTENT_API_URL: `${contentServiceOrigin}/api`,
        // What an earlier run left on disk would answer in place of a content service at fault.
        CONTENT_COPY_PATH: `test-results/content-copy/${Date.now()}`,
        CRM_ORIGINS: `${contentServiceOrigin},https://crm.example`,
      },
      reuseExistingServer: false,
    },
    {
      command: 'node build/server.js',
      url: `${switchedOnOrigin}/healthz`,
      env: {
        ...siteEnvironment,
        ...schoolToTry({}),
        ...everySwitch,
        PORT: portOf(switchedOnOrigin),
        LOG_LEVEL: 'error',
      },
      reuseExistingServer: false,
    },
  ],
});
