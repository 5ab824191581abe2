import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tests/by-environment';
import { inlineScript } from './tools/vite/inline-script';

/**
 * Tests that start a site, set the environment or the directory, replace a module or weigh growth: each file has a
 * process of its own, which loads all it wants anew.
 */
const apart = [
  'app/routes/{strapi-slugs,without-demo}.test.ts',
  'content-service/contract/{long-emphasis,strapi-changes}.test.ts',
  // They lock the picture library's decoders, of which a process has one set.
  'app/images/converter/*.test.ts',
  ...[
    'absent-pages',
    'admission-everywhere',
    'being-found',
    'being-found-in-english',
    'content-doctor-command',
    'small-pages',
    'structured-data',
    'my-campus',
    'nothing',
    'same-answers',
    'without-crm',
    'year-cost',
  ].map((name) => `tests/contract/${name}.test.ts`),
  'tests/{fuzz,growth,matrices}/*.test.ts',
  'tests/server/apart/*.test.ts',
];

const common = {
  environment: 'node',
  setupFiles: ['tests/setup.ts'],
  restoreMocks: true,
  // A loaded machine is slow, not wrong: the limits only end what would never end.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 500_000 } },
};

export default defineConfig({
  // JSX for either React: tests that render whole pages do so with the one visitors have.
  esbuild: { jsxDev: false },
  plugins: [inlineScript()],
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    // Vitest keeps one core back for itself, of two: half of the machine.
    maxWorkers: '100%',
    globalSetup: 'tests/write-strapi.ts',
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'rooms',
          include: [
            'app/**/*.test.{ts,tsx}',
            '{bench,content-model,content-service,tools}/**/*.test.ts',
            'tests/*.test.tsx',
            'tests/{architecture,contract}/**/*.test.ts',
          ],
          // The Strapi project and the bench's peers have their own dependencies, and tests among them.
          exclude: [...apart, '**/node_modules/**', 'content-service/strapi/**', 'bench/peers/*/**'],
          // Rules and components hold no state between files: sharing modules takes a third of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { ...common, name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          ...common,
          name: 'server',
          include: ['tests/server/*.test.ts'],
          // Each starts sites of its own, on services that take a second to make and that no test changes.
          isolate: false,
        },
      },
    ],
  },
});
