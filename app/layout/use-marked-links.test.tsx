// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ServerPart } from '~/parts/server-part';
import type { ChromePart } from './chrome-parts';
import { rootDataOf, school } from './testing';
import { useMarkedLinks } from './use-marked-links';

afterEach(cleanup);

const paths = [
  '/',
  '/campus',
  '/campus/lyon',
  '/campus/nice',
  '/actualites',
  '/actualites/a',
  '/ecole/nos-engagements',
  '/mentions-legales',
  '/contact',
  '/entreprise',
];

/** The chrome a page arrived with. */
function Chrome({ from }: { from: string }) {
  useMarkedLinks();
  const { parts } = rootDataOf(menus, from);
  return (
    <>
      <header id="menu">
        {(['logo', 'top', 'entries', 'foot'] as const).map((name) => (
          <ServerPart key={name} part={parts[name]} />
        ))}
      </header>
      <ServerPart part={parts.footer} />
    </>
  );
}

const markedIn = (html: string) =>
  [...html.matchAll(/ (aria-current|data-current)="(\w+)"[^>]*>([^<]*)/g)].map(([, ...mark]) => mark);

/** Without events, which no menu marks. */
const menus = { ...school, events: [] };

function htmlAt(path: string): string {
  const { parts } = rootDataOf(menus, path);
  const names: ChromePart[] = ['logo', 'top', 'entries', 'foot', 'footer'];
  return names.map((name) => parts[name].html).join('');
}

it('marks each link to the page and to its sections, everywhere in the chrome', () => {
  for (const [, href = ''] of htmlAt('/nulle-part').matchAll(/<li><a href="(\/[^"]*)"/g)) {
    const links = [...htmlAt(href).matchAll(new RegExp(`<li><a href="${href}"([^>]*)>`, 'g'))];
    expect(links.map(([, attributes]) => attributes)).toEqual(
      links.map(() => expect.stringContaining('aria-current="page"')),
    );
  }
  expect(markedIn(htmlAt('/campus/lyon'))).toEqual([
    ['data-current', 'true', 'Campus &amp; villes'],
    ['aria-current', 'page', 'Lyon'],
  ]);
});

it('renders no menu twice that marks the same', () => {
  const [first, second, other] = ['/campus/nice', '/campus/brest', '/'].map(
    (path) => rootDataOf(school, path).parts.entries,
  );
  expect(second).toBe(first);
  expect(other?.version).not.toBe(first?.version);
});

it('marks the same links in the browser as on the server', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Chrome from="/" /> }]);
  const { container } = render(<RouterProvider router={router} />);
  for (const path of paths) {
    await act(() => router.navigate(path));
    expect(markedIn(container.innerHTML).sort(), path).toEqual(markedIn(htmlAt(path)).sort());
  }
});
