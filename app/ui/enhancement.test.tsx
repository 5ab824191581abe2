// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBeforePaint, useEnhancement } from './enhancement';
import { FailingAlone } from './failing-alone';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fail = (): never => {
  throw new Error('missing');
};

interface PageProps {
  use: typeof useEnhancement;
  begins?: () => void;
  ends?: () => void;
}

function Page({ use, begins, ends }: PageProps) {
  const [others, setOthers] = useState(0);
  use(() => {
    begins?.();
    return ends;
  }, []);
  use(() => setOthers(1), []);
  return <p>{`page ${others}`}</p>;
}

function Broken(): ReactNode {
  return fail();
}

/** Errors reported to the browser, each in a separate task. */
function told(): unknown[] {
  const thrown: unknown[] = [];
  while (vi.getTimerCount() > 0) {
    try {
      vi.runOnlyPendingTimers();
    } catch (error) {
      thrown.push(error);
    }
  }
  return thrown;
}

describe.each([
  ['useEnhancement', useEnhancement],
  ['useBeforePaint', useBeforePaint],
])('%s', (_, use) => {
  it('a failing effect is reported and stops nothing else', () => {
    render(<Page use={use} begins={fail} />);
    expect(screen.getByText('page 1')).toBeTruthy();
    expect(told()).toEqual([new Error('missing')]);
  });

  it('an effect that fails at its end is reported too', () => {
    const { unmount } = render(<Page use={use} ends={fail} />);
    unmount();
    expect(told()).toEqual([new Error('missing')]);
  });

  it('a working effect begins and ends', () => {
    const [begins, ends] = [vi.fn(), vi.fn()];
    const { unmount } = render(<Page use={use} begins={begins} ends={ends} />);
    expect([begins, ends].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    unmount();
    expect(ends).toHaveBeenCalledOnce();
    expect(told()).toEqual([]);
  });
});

it('a part that cannot be shown is left out, and the page stays', () => {
  // React logs the caught error; here that is the tested behaviour.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <p>page</p>
      <FailingAlone>
        <Broken />
      </FailingAlone>
    </main>,
  );
  expect(screen.getByRole('main').innerHTML).toBe('<p>page</p>');
});
