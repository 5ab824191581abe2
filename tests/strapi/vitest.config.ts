/** `npm run test:strapi`: the contract, held by a real Strapi that `global-setup.ts` makes and serves. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScript } from '../../tools/vite/inline-script';
import { InOrder } from './in-order';

export default defineConfig({
  esbuild: { jsxDev: false },
  plugins: [inlineScript()],
  resolve: { alias: { '~': fileURLToPath(new URL('../../app', import.meta.url)) } },
  test: {
    environment: 'node',
    reporters: ['default', ['json', { outputFile: 'test-results/strapi.json' }]],
    include: ['tests/strapi/**/*.test.ts', 'tests/contract/queries.test.ts'],
    // Which service the tests of the contract ask.
    env: { CONTENT_UNDER_TEST: process.env.CONTENT_UNDER_TEST ?? 'strapi-sqlite' },
    globalSetup: ['tests/write-strapi.ts', 'tests/strapi/global-setup.ts'],
    setupFiles: ['tests/setup.ts'],
    // Each reads a whole site; one service answers them all.
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    // A loaded machine is slow, not wrong: the limit only ends what would never end.
    expect: { poll: { timeout: 60_000 } },
  },
});
