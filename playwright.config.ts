import { defineConfig, devices } from 'playwright/test';

/** Where the tests' servers listen; see `tests/e2e/servers.ts`. */
const embedded = 'http://localhost:4173';

/** The tests share a machine with the site and post more forms than any visitor. */
const siteEnvironment = {
  NODE_ENV: 'production',
  OVERLOAD_DELAY: '60000',
  ADMISSIONS_POSTS_PER_MINUTE: '1000',
};

const chromium = {
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** Specs named `*.js.spec.ts` need JavaScript; the others promise the same with and without it. */
const needsJavaScript = /\.js\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { baseURL: embedded, locale: 'fr-FR', trace: 'retain-on-failure', ...chromium },
  projects: [
    {
      name: 'no-js',
      testIgnore: needsJavaScript,
      use: { ...devices['Desktop Chrome'], ...chromium, javaScriptEnabled: false },
    },
    { name: 'js', testIgnore: /\.no-js\.spec\.ts$/, use: { ...devices['Desktop Chrome'], ...chromium } },
    {
      name: 'mobile',
      testMatch: /\.mobile(?:\.js)?\.spec\.ts$/,
      use: { ...devices['Pixel 7'], ...chromium },
    },
  ],
  webServer: [
    {
      command: 'node build/server.js',
      url: `${embedded}/healthz`,
      env: { ...siteEnvironment, PORT: '4173', LOG_LEVEL: 'error' },
      reuseExistingServer: false,
    },
    {
      command: 'node build/content-service.js --faults',
      url: 'http://localhost:4180/faults',
      env: { PORT: '4180', TOKEN_LIFETIME: '20' },
      reuseExistingServer: false,
    },
    {
      command: 'node build/server.js',
      url: 'http://localhost:4174/healthz',
      env: {
        ...siteEnvironment,
        PORT: '4174',
        LOG_LEVEL: 'silent',
        CONTENT_API_URL: 'http://localhost:4180/api',
        CRM_ORIGINS: 'http://localhost:4180,https://crm.example',
      },
      reuseExistingServer: false,
    },
  ],
});
