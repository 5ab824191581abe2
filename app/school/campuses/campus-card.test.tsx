// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CampusCard } from './campus-card';
import type { CampusSummary } from './campuses.server';

afterEach(cleanup);

const campus: CampusSummary = {
  slug: 'brest',
  title: 'Brest',
  city: 'Brest',
  postalCode: '29200',
  street: '3 rue du Goémon',
  region: 'Bretagne',
  latitude: 48.3904,
  longitude: -4.4861,
  timezone: 'Europe/Paris',
  phone: '02 61 91 00 12',
  email: 'brest@iet.example',
  summary: 'Face à la rade, le campus forme aux métiers de l’eau et du littoral.',
  image: {
    path: '/uploads/paysages/coast-12.jpg',
    alt: 'Illustration : une côte',
    width: 1920,
    height: 1280,
  },
};

describe('the card of a campus', () => {
  it('leads to the campus and says its region', () => {
    render(<CampusCard campus={campus} />);
    expect(screen.getByRole('link', { name: 'Brest' }).getAttribute('href')).toBe('/campus/brest');
    expect(screen.getByRole('article').textContent).toContain('Bretagne');
  });

  it('shows its landscape as decoration, hidden from screen readers', () => {
    const { container } = render(<CampusCard campus={campus} />);
    expect(container.querySelector('img')?.alt).toBe('');
  });

  it('does without a landscape', () => {
    const { container } = render(<CampusCard campus={{ ...campus, image: null }} headingLevel={2} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('article')?.children).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  });
});
