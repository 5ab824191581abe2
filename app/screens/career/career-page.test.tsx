// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitize } from '~/reading/rich-text/rich-text.server';
import type { CareerSheet } from '~/school/careers/careers.server';
import { cardMaker } from '~/school/programmes/card-data';
import { sampleFacts, sampleSummary } from '~/school/programmes/testing';
import { createLabels } from '~/site/labels';
import { CareerPage } from './career-page';

afterEach(cleanup);

const toCard = cardMaker(sampleFacts(), createLabels({}));

const career: CareerSheet = {
  slug: 'hydrologue',
  title: 'Hydrologue',
  summary: 'Comprendre le trajet de l’eau.',
  sector: { slug: 'eau', title: 'Eau' },
  image: null,
  description: sanitize('<p>Un pluviomètre, une rivière.</p>'),
  missions: ['Jauger une rivière'],
  skills: ['Hydraulique'],
  workplaces: ['Bureau d’études'],
  salary: { from: 27000, to: 40000, note: 'Fourchette indicative' },
  level: 5,
  rome: ['F1124', 'A1303'],
};

describe('the sheet of a career', () => {
  it('shows the work, its requirements, its places and its salary', () => {
    render(<CareerPage career={career} programmes={[]} relatedCareers={[]} />);
    const text = document.body.textContent;
    for (const words of [
      'Jauger une rivière',
      'Hydraulique',
      'Bureau d’études',
      'Bac+5',
      'F1124, A1303',
      'Fourchette indicative',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('has no part for facts that are all unknown', () => {
    const unknown = { salary: null, level: null, workplaces: [], rome: [] };
    render(<CareerPage career={{ ...career, ...unknown }} programmes={[]} relatedCareers={[]} />);
    expect(document.querySelector('.career-facts')).toBeNull();
  });

  it('leads to the programmes that lead to it', () => {
    render(<CareerPage career={career} programmes={[toCard(sampleSummary())]} relatedCareers={[]} />);
    expect(screen.getByRole('link', { name: toCard(sampleSummary()).title }).getAttribute('href')).toBe(
      '/formations/bts-gemeau',
    );
  });

  it('shows a sentence without such a programme', () => {
    render(<CareerPage career={career} programmes={[]} relatedCareers={[]} />);
    expect(screen.getByText('Aucune formation associée.')).toBeDefined();
  });

  it('shows other careers of the sector if there are some', () => {
    render(<CareerPage career={career} programmes={[]} relatedCareers={[]} />);
    expect(screen.queryByRole('heading', { name: /Autres métiers/ })).toBeNull();
  });
});
