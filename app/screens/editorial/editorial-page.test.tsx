// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heroDefinition } from '~/blocks/hero/definition.server';
import { heroExample } from '~/blocks/hero/example';
import { noticeDefinition } from '~/blocks/notice/definition.server';
import { noticeExample } from '~/blocks/notice/example';
import { renderBlocks } from '~/blocks/render-blocks.server';
import { parseExample } from '~/blocks/testing';
import { renderPart } from '~/parts/testing';
import { EditorialPage } from './editorial-page';
import type { EditorialPageData } from './editorial-page.server';

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
    render(<EditorialPage page={page} blocks={[]} parts={{}} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nos engagements');
    const [breadcrumb, neighbours] = screen.getAllByRole('navigation');
    const trail = within(breadcrumb as HTMLElement).getAllByRole('link');
    expect(trail.map((link) => link.getAttribute('href'))).toEqual(['/', '/ecole']);
    const current = within(neighbours as HTMLElement).getByRole('link', { current: 'page' });
    expect(current.getAttribute('href')).toBe('/ecole/nos-engagements');
    expect(document.querySelector('time')?.dateTime).toBe('2026-10-18');
  });

  it('has the opening hero’s title as h1, and its neighbours after all its blocks', async () => {
    const opening = await parseExample(heroDefinition, heroExample);
    const rest = { ...(await parseExample(noticeDefinition, noticeExample)), id: 'bloc-2' };
    render(
      <EditorialPage page={{ ...page, openedByHero: true }} {...renderBlocks([opening, rest], renderPart)} />,
    );
    const [title, ...otherTitles] = screen.getAllByRole('heading', { level: 1 });
    expect(title?.textContent).toBe(heroExample.title);
    expect(otherTitles).toEqual([]);
    const neighbours = screen.getAllByRole('navigation')[1] as HTMLElement;
    expect(neighbours.previousElementSibling?.textContent).toContain(noticeExample.title);
  });

  it('shows no breadcrumb, neighbours or date without a section', () => {
    render(<EditorialPage page={{ ...page, trail: [], section: [] }} blocks={[]} parts={{}} />);
    expect(screen.queryAllByRole('navigation')).toHaveLength(0);
    expect(document.querySelector('time')).toBeNull();
  });
});
