import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScript } from '../../tools/vite/inline-script';

/**
 * Tests beside the code first: they notice most changes within milliseconds, and the first that does ends the run.
 * Stock, vitest begins with the slowest, so that every change would wait for the tests of the contract.
 */
class BesideTheCodeFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOfApp = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/app/'));
    return [...files].sort((a, b) => isOfApp(b) - isOfApp(a) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

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
    sequence: { sequencer: BesideTheCodeFirst },
    // Mutated code counts each step, and the machine may be busy: the limit only ends endless tests.
    testTimeout: 60_000,
    isolate: false,
  },
});
