/** Setup of every unit, component and contract test. */
import { afterEach, beforeEach, vi } from 'vitest';
import { missingElement } from './missing-element';

/** jsdom, as vitest hands it out. */
interface Dom {
  virtualConsole: {
    removeAllListeners(): void;
    sendTo(console: Console): void;
  };
  window: Record<string, unknown>;
}

process.env.LOG_LEVEL = 'silent';

beforeEach(() => {
  // A console error is a failure: React's warnings are mistakes, not noise.
  vi.spyOn(console, 'error').mockImplementation((...problem) => {
    throw new Error(`console.error: ${problem.map(String).join(' ')}`);
  });
});

if (typeof document !== 'undefined') {
  const { virtualConsole, window } = (globalThis as unknown as { jsdom: Dom }).jsdom;
  // Node has its own from 25 on, one of them without a value, and those of jsdom do not replace them by themselves.
  for (const name of ['Storage', 'localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, value: window[name] });
  const { cleanup, configure } = await import('@testing-library/react');
  // A loaded machine is slow, not wrong.
  configure({ getElementError: missingElement, asyncUtilTimeout: 15_000 });
  // jsdom's reports go to the console of the test, where they fail the test or are expected.
  virtualConsole.removeAllListeners();
  virtualConsole.sendTo(console);
  afterEach(cleanup);
}
