// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EditorialPage } from './editorial-page';
import type { EditorialPageData } from './editorial-page.server';

afterEach(cleanup);

const page: EditorialPageData = {
  title: 'Nos engagements',
  summary: 'Cinq engagements.',
  updatedOn: '2026-10-18',
  href: '/ecole/nos-engagements',
  trail: [
    { label: 'Accueil', href: '/' },
    { label: 'École', href: '/ecole' },
  ],
  section: [
    { href: '/ecole', title: 'École' },
    { href: '/ecole/nos-engagements', title: 'Nos engagements' },
  ],
  openedByHero: false,
};

describe('an editorial page', () => {
  it('has its title as h1, its breadcrumb, its neighbours and its date', () => {
    render(<EditorialPage page={page}>blocs</EditorialPage>);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nos engagements');
    const [breadcrumb, neighbours] = screen.getAllByRole('navigation');
    const trail = within(breadcrumb as HTMLElement).getAllByRole('link');
    expect(trail.map((link) => link.getAttribute('href'))).toEqual(['/', '/ecole']);
    const current = within(neighbours as HTMLElement).getByRole('link', { current: 'page' });
    expect(current.getAttribute('href')).toBe('/ecole/nos-engagements');
    expect(document.querySelector('time')?.dateTime).toBe('2026-10-18');
  });

  it('leaves the h1 to the hero that opens it', () => {
    render(
      <EditorialPage page={{ ...page, openedByHero: true }}>
        <h1>Une école de terrain</h1>
      </EditorialPage>,
    );
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Une école de terrain',
    ]);
    expect(screen.getAllByRole('navigation')).toHaveLength(2);
  });

  it('shows no trail, neighbours or date where it stands alone', () => {
    render(<EditorialPage page={{ ...page, trail: [], section: [] }}>blocs</EditorialPage>);
    expect(screen.queryAllByRole('navigation')).toHaveLength(0);
    expect(document.querySelector('time')).toBeNull();
  });
});
