import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScript } from '../../tools/vite/inline-script';

/** The unit tests as Stryker runs them: one project, modules shared between files, no order to keep. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  esbuild: { jsxDev: false },
  plugins: [inlineScript()],
  resolve: { alias: { '~': fileURLToPath(new URL('../../app', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['app/**/*.test.{ts,tsx}', 'tests/{contract,server}/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // Changed code counts each step, and the machine may be busy: the limit only ends what would never end.
    testTimeout: 60_000,
    isolate: false,
  },
});
