// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrefetchOnIntent } from './prefetch-on-intent';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output>,
}));
vi.mock('./route-modules', () => ({ loadRouteModules: () => null }));

beforeEach(() => {
  document.documentElement.lang = 'fr';
});
afterEach(cleanup);

const element = (
  <>
    <PrefetchOnIntent />
    <a href="/campus/lyon">Lyon</a>
  </>
);
const pointAtLink = () => fireEvent.focusIn(screen.getByRole('link', { name: 'Lyon' }));

it('no page is prefetched from an English page, whose links load documents', async () => {
  document.documentElement.lang = 'en';
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await act(async () => pointAtLink());
  expect(screen.queryByRole('status')).toBeNull();
});

it('a page that was visited is prefetched again after Back', async () => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/campus'] });
  render(<RouterProvider router={router} />);

  pointAtLink();
  expect((await screen.findByRole('status')).textContent).toBe('/campus/lyon');
  await act(() => router.navigate('/campus/lyon'));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => router.navigate(-1));
  pointAtLink();
  expect((await screen.findByRole('status')).textContent).toBe('/campus/lyon');
});
