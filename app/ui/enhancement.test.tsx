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

/** Errors reported to the browser, each in a task of its own. */
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
  it('an effect that fails costs nothing but itself, and is told', () => {
    render(<Page use={use} begins={fail} />);
    expect(screen.getByText('page 1')).toBeTruthy();
    expect(told()).toEqual([new Error('missing')]);
  });

  it('so does one that fails when it ends', () => {
    const { unmount } = render(<Page use={use} ends={fail} />);
    unmount();
    expect(told()).toEqual([new Error('missing')]);
  });

  it('one that works begins and ends', () => {
    const [begins, ends] = [vi.fn(), vi.fn()];
    const { unmount } = render(<Page use={use} begins={begins} ends={ends} />);
    expect([begins, ends].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    unmount();
    expect(ends).toHaveBeenCalledOnce();
    expect(told()).toEqual([]);
  });
});

it('what cannot be shown beside the page is not, and the page is', () => {
  // React reports the error it caught; here that is what is tested.
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
