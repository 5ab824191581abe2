/** `npm run test:deploy`: several instances of the built site, with a real Redis from the system. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../app', import.meta.url)) } },
  test: {
    environment: 'node',
    reporters: ['default', ['json', { outputFile: 'test-results/deploy.json' }]],
    include: ['tests/deploy/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
