/** What holds for every unit, component and contract test. */
import { afterEach, beforeEach, vi } from 'vitest';

process.env.LOG_LEVEL = 'silent';

beforeEach(() => {
  // A console error is a failure: React's warnings are mistakes, not noise.
  vi.spyOn(console, 'error').mockImplementation((...problem) => {
    throw new Error(`console.error: ${problem.map(String).join(' ')}`);
  });
});

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
