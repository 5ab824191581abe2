// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Lane } from './lanes';
import { StudyMap } from './study-map';

afterEach(cleanup);

const lanes: Lane[] = [
  {
    sector: { slug: 'eau', title: 'Eau' },
    count: 41,
    lines: [
      {
        slug: 'bts-gemeau',
        title: 'BTSA GEMEAU',
        entryLevel: 0,
        exitLevel: 2,
        duration: { format: 'long' },
        rhythms: ['fulltime', 'periodic'],
      },
      {
        slug: 'bachelor-eau',
        title: 'Bachelor Eau',
        entryLevel: 2,
        exitLevel: 3,
        duration: { format: 'long' },
        rhythms: ['periodic'],
      },
    ],
  },
  {
    sector: null,
    count: 1,
    lines: [
      {
        slug: 'bac-pro',
        title: 'Bac pro',
        entryLevel: 0,
        exitLevel: 0,
        duration: { format: 'long' },
        rhythms: ['fulltime'],
      },
    ],
  },
];

describe('the map of studies', () => {
  it('is also a list: every programme a link with its levels and its rhythm', () => {
    render(<StudyMap lanes={lanes} />);
    const line = screen.getByRole('link', { name: /Bachelor Eau/ });
    expect(line.getAttribute('href')).toBe('/formations/bachelor-eau');
    expect(line.textContent).toMatch(/Bac\+2.*Bac\+3.*Alternance/);
  });

  it('draws a programme over the columns between its levels', () => {
    render(<StudyMap lanes={lanes} />);
    const classesOf = (name: RegExp) => screen.getByRole('link', { name }).closest('li')?.className;
    expect(classesOf(/BTSA GEMEAU/)).toContain('study-from-1 study-to-2');
    expect(classesOf(/Bac pro/)).toContain('study-from-0 study-to-0');
  });

  it('links a sector that is not drawn completely to its programmes, and no other sector', () => {
    render(<StudyMap lanes={lanes} />);
    const rest = screen.getAllByRole('link').filter((link) => link.classList.contains('all-programmes'));
    expect(rest.map((link) => link.getAttribute('href'))).toEqual(['/formations?secteur=eau']);
    expect(rest[0]?.textContent).toContain('41');
  });

  it('leads from a sector and from a level to their programmes', () => {
    render(<StudyMap lanes={lanes} />);
    expect(screen.getByRole('link', { name: 'Eau' }).getAttribute('href')).toBe('/formations?secteur=eau');
    const axis = screen.getByRole('navigation');
    expect(
      within(axis)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([0, 1, 2, 3, 4, 5].map((level) => `/formations?niveau=${level}`));
  });
});
