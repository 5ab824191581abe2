// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handle as programmePage } from '~/routes/programme';
import { AbsentLinksProvider } from '~/site/absent-links';
import { type StubbedCall, stubDialog, stubSite, viewWith } from '../../../tests/admissions-site';
import { popInOf } from './pop-in-history';
import { PopInHost } from './pop-in-host';

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router;
let loads: number;
let asked: StubbedCall[];

beforeEach(() => {
  stubDialog();
  asked = stubSite();
  loads = 0;
  history.replaceState(null, '', '/formations');
});
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
});

/** A site of three pages with the pop-in beside them; the second click listener is the client navigation's. */
async function visit(path = '/formations', absent: readonly string[] = []) {
  const page = (text: string) => (
    <>
      <p>{text}</p>
      <a href="/crm/brochure?campus=lyon">Brochure</a>
    </>
  );
  const loader = () => {
    loads += 1;
    return {};
  };
  history.replaceState(history.state, '', path);
  router = createBrowserRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <PopInHost schoolPhone={null} />
          </>
        ),
        children: [
          { path: '/formations', element: page('/formations'), loader },
          { path: '/campus', element: page('/campus'), loader },
          { path: '/formations/:slug', element: page('a programme'), loader, handle: programmePage },
        ],
      },
    ],
    { future: { v7_relativeSplatPath: true } },
  );
  render(
    <AbsentLinksProvider hrefs={absent}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </AbsentLinksProvider>,
  );
  await screen.findByRole('link', { name: 'Brochure' });
  return userEvent.setup();
}

const link = () => screen.getByRole('link', { name: 'Brochure' });
const dialog = () => document.querySelector('dialog');
const opened = () => waitFor(() => expect(dialog()?.open).toBe(true));
const closed = () => waitFor(() => expect(dialog()).toBeNull());
const goBack = () => act(async () => history.back());
const marked = () => popInOf(history.state);

describe('a click on an admissions link', () => {
  it('opens the pop-in instead of the page, and no other code follows the link', async () => {
    const user = await visit('/formations/bts-gpn');
    const prevented = vi.fn();
    document.addEventListener('click', (event) => prevented(event.defaultPrevented), { once: true });
    await user.click(link());
    await opened();
    expect(prevented).toHaveBeenCalledWith(true);
    expect(marked()).toBe('/crm/brochure?course=bts-gpn&campus=lyon');
    expect(location.pathname).toBe('/formations/bts-gpn');
  });

  it('is left to the server where the school’s CRM does not offer the action', async () => {
    const user = await visit('/formations', ['/crm/brochure']);
    const prevented = vi.fn();
    document.addEventListener(
      'click',
      (event) => {
        prevented(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(link());
    expect(prevented).toHaveBeenCalledWith(false);
    expect(dialog()).toBeNull();
  });

  it('returns the focus to the link when the pop-in closes', async () => {
    const user = await visit();
    await user.click(link());
    await opened();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await closed();
    expect(document.activeElement).toBe(link());
    await waitFor(() => expect(marked()).toBeNull());
  });
});

describe('a click on a link of the pop-in', () => {
  it('leads on within it, without the presets of the page, and in the same history entry', async () => {
    const user = await visit('/formations/bts-gpn');
    await user.click(link());
    await opened();
    const entries = history.length;
    asked.at(-1)?.answer(viewWith({ chosen: { course: 'bts-gpn', campus: 'lyon' } }));
    await user.click(await screen.findByRole('link', { name: 'Recommencer le choix' }));
    await waitFor(() => expect(asked.at(-1)?.address).toMatch(/^\/crm\/brochure\?_data=/));
    expect(dialog()?.open).toBe(true);
    expect(marked()).toBe('/crm/brochure');
    expect(history.length).toBe(entries);
  });

  it('returns the focus to the link that opened it', async () => {
    const user = await visit();
    await user.click(link());
    await opened();
    await user.click(screen.getByRole('link', { name: 'Recommencer le choix' }));
    await waitFor(() => expect(marked()).toBe('/crm/brochure'));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await closed();
    expect(document.activeElement).toBe(link());
  });
});

describe('Back and Forward', () => {
  it('close the pop-in and open it again, without loading the page again', async () => {
    const user = await visit();
    await user.click(link());
    await opened();
    const before = loads;
    await goBack();
    await closed();
    expect(document.activeElement).toBe(link());
    await act(async () => history.forward());
    await opened();
    expect(loads).toBe(before);
  });

  it('leave no history entry behind when the pop-in is closed by hand', async () => {
    const user = await visit();
    await user.click(link());
    await opened();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(marked()).toBeNull());
    await user.click(link());
    await opened();
    await goBack();
    await closed();
    expect(location.pathname).toBe('/formations');
  });

  it('open it once more when it is requested while its entry is being left', async () => {
    const user = await visit();
    await user.click(link());
    await opened();
    await act(async () => {
      dialog()?.close();
      await Promise.resolve();
      link().click();
    });
    await opened();
    // It has left its entry by then, and has a new one.
    await waitFor(() => expect(marked()).toBe('/crm/brochure?campus=lyon'));
    expect(dialog()?.open).toBe(true);
  });

  it('show the pop-in again with its page, and another page without it', async () => {
    const user = await visit();
    await user.click(link());
    await opened();
    await act(() => router.navigate('/campus'));
    await closed();
    expect(marked()).toBeNull();
    await goBack();
    await opened();
    expect(location.pathname).toBe('/formations');
  });
});

describe('a page that is loaded again', () => {
  it('opens the pop-in that was open', async () => {
    history.replaceState({ idx: 0, popIn: '/crm/contact?course=bts-gpn' }, '');
    await visit();
    await opened();
    expect(screen.getByRole('dialog', { name: 'Contacter un campus' })).toBeTruthy();
  });

  it('ignores a mark whose link is not an admissions page', async () => {
    history.replaceState({ idx: 0, popIn: 'https://elsewhere.example/crm/contact' }, '');
    const user = await visit();
    expect(dialog()).toBeNull();
    // The requested dialog opens alone: nothing was pending.
    await user.click(link());
    await opened();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(marked()).toBe('/crm/brochure?campus=lyon');
  });
});

describe('a pop-in that cannot be shown', () => {
  it('is the page instead', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    window.addEventListener('error', (event) => event.preventDefault());
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('no dialog in this browser');
    };
    const user = await visit();
    const assign = vi.fn();
    vi.stubGlobal('location', { href: location.href, pathname: location.pathname, assign });
    await user.click(link());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/crm/brochure?campus=lyon'));
    expect(screen.getByText('/formations')).toBeTruthy();
  });
});
