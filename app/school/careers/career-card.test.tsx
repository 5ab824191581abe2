// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CareerCard } from './career-card';

afterEach(cleanup);

const career = {
  slug: 'hydrologue',
  title: 'Hydrologue',
  summary: 'Mesurer, modéliser et prévoir le cycle de l’eau.',
  sector: { slug: 'eau', title: 'Eau' },
  image: null,
};

describe('the card of a career', () => {
  it('leads to the career and shows its sector in the legend’s colour', () => {
    render(<CareerCard career={career} />);
    expect(screen.getByRole('link', { name: 'Hydrologue' }).getAttribute('href')).toBe('/metiers/hydrologue');
    expect(screen.getByRole('article').className).toContain('sector-eau');
  });

  it('does without a sector', () => {
    render(<CareerCard career={{ ...career, sector: null }} />);
    expect(screen.getByRole('article').textContent).not.toContain('Eau');
  });
});
