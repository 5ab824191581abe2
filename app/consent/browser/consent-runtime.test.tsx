// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentPath } from '../form-names';
import { ConsentRuntime } from './consent-runtime';

/** The browser's answer to a redirected form, which cannot be read. */
const kept = { type: 'opaqueredirect', status: 0, ok: false };

beforeEach(() => {
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [] });
});
afterEach(() => {
  cleanup();
  forget();
  vi.unstubAllGlobals();
});

function show(path: string, answer: object = kept) {
  const send = vi.fn(async () => answer);
  vi.stubGlobal('fetch', send);
  const router = createMemoryRouter(
    ['/formations', consentPath].map((at) => ({
      path: at,
      element: <ConsentRuntime purposes={['measurement']} tagManager={undefined} />,
    })),
    { initialEntries: [path], future: { v7_relativeSplatPath: true } },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return send;
}

const today = new Date().toISOString().slice(0, 10);
/** The cookie as the server's answer would set it. */
function keep(choice: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `choix-cookies=1:${today}:${choice}`;
}
function forget(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser forgets it
  document.cookie = 'choix-cookies=; max-age=0';
}

const banner = () => screen.queryByRole('region');
const refuse = () => userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);

describe('the question', () => {
  it('is asked on a page', () => {
    show('/formations');
    expect(banner()).not.toBeNull();
  });

  it('is not asked twice on /cookies, whose form asks it', () => {
    show(consentPath);
    expect(banner()).toBeNull();
  });

  it('is asked once a document by a browser that keeps no cookies', async () => {
    const send = show('/formations');
    await refuse();
    await waitFor(() => expect(banner()).toBeNull());
    expect(send).toHaveBeenCalledOnce();
    expect(document.cookie).toBe('');
  });

  it('is not shown to a visitor who has answered, until there is a new purpose', () => {
    keep('-measurement');
    show('/formations');
    expect(banner()).toBeNull();
    cleanup();
    keep('-videos');
    show('/formations');
    expect(banner()).not.toBeNull();
  });

  it('stays when the answer was not kept', async () => {
    const send = show('/formations', { type: 'basic', status: 429, ok: false });
    await refuse();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await Promise.all(send.mock.results.map(({ value }) => value));
    expect(banner()).not.toBeNull();
  });
});

it('a document to which the visitor goes back is loaded again if the choice is another one since', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', reload });
  const goBack = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  keep('+measurement');
  show('/formations');
  goBack(true);
  expect(reload).not.toHaveBeenCalled();
  keep('-measurement');
  goBack(false);
  expect(reload).not.toHaveBeenCalled();
  goBack(true);
  expect(reload).toHaveBeenCalledOnce();
});
