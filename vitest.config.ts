import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'content-service/**/*.test.ts',
      'tests/{contract,architecture,server}/**/*.test.ts',
    ],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // A loaded machine is slow, not wrong.
    testTimeout: 20_000,
  },
});
