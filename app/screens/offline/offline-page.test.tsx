// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveProgramme } from '~/school/programmes/saved/saved-programmes';
import { OfflinePage } from './offline-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A store of the service worker with one page. */
const visitedCampus = {
  keys: async () => [{ url: 'https://www.ecole.example/campus/lyon' }],
  match: async () =>
    new Response('<head><title>Campus de Lyon | École</title></head>', {
      headers: { date: 'Fri, 20 Nov 2026 09:00:00 GMT' },
    }),
};

it('after the last saved programme is removed, the focus is on the title of the visited pages', async () => {
  vi.stubGlobal('caches', { open: async () => visitedCampus });
  saveProgramme({ slug: 'bts-gpn', title: 'BTSA GPN' });
  render(<OfflinePage />);
  await screen.findByRole('link', { name: 'Campus de Lyon' });
  fireEvent.click(screen.getByRole('button', { name: /BTSA GPN$/ }));
  await waitFor(() => expect(screen.queryByText('BTSA GPN')).toBeNull());
  expect(document.activeElement?.id).toBe('pages-visitees');
});
