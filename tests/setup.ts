/** What holds for every unit, component and contract test. */
import { afterEach, beforeEach, vi } from 'vitest';
import { missingElement } from './missing-element';

/** jsdom's, as vitest hands it out. */
interface VirtualConsole {
  removeAllListeners(): void;
  sendTo(console: Console): void;
}

process.env.LOG_LEVEL = 'silent';

beforeEach(() => {
  // A console error is a failure: React's warnings are mistakes, not noise.
  vi.spyOn(console, 'error').mockImplementation((...problem) => {
    throw new Error(`console.error: ${problem.map(String).join(' ')}`);
  });
});

if (typeof document !== 'undefined') {
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: VirtualConsole } }).jsdom;
  const { cleanup, configure } = await import('@testing-library/react');
  // A loaded machine is slow, not wrong.
  configure({ getElementError: missingElement, asyncUtilTimeout: 15_000 });
  // What jsdom reports goes to the console of the test, where it fails the test or is expected.
  virtualConsole.removeAllListeners();
  virtualConsole.sendTo(console);
  afterEach(cleanup);
}
