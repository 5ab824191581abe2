// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProgrammeCardData } from './card-data';
import { ProgrammeCard } from './programme-card';
import { samplePicture } from './testing';

afterEach(cleanup);

const programme: ProgrammeCardData = {
  slug: 'bts-gemeau',
  title: 'BTSA Gestion et maîtrise de l’eau',
  summary: 'Concevoir et exploiter les ouvrages qui captent, transportent et rendent l’eau.',
  entryLevel: 0,
  exitLevel: 2,
  rhythms: ['fulltime', 'periodic'],
  duration: { format: 'long', value: 2, unit: 'years' },
  publicDiploma: true,
  sector: { slug: 'eau', title: 'Eau' },
  campusCount: 2,
  plate: null,
  admission: 'Candidatures : jusqu’au 12 mars',
};

describe('the card of a programme', () => {
  it('links to the programme by its title only', () => {
    render(<ProgrammeCard programme={programme} />);
    const [link, ...others] = screen.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/formations/bts-gemeau');
    expect(others).toEqual([]);
    expect(screen.getByRole('heading', { level: 3, name: programme.title })).toBeTruthy();
  });

  it('shows the first facts: sector, levels, duration, rhythm, price, campuses', () => {
    render(<ProgrammeCard programme={programme} headingLevel={2} price="0 € en alternance · 4 800 €/an" />);
    const text = screen.getByRole('article').textContent?.replace(/\s/g, ' ');
    const admission = programme.admission.replace(/\s/g, ' ');
    const price = '0 € en alternance · 4 800 €/an';
    for (const fact of [
      'Eau',
      'De Bac à Bac+2',
      '2 ans',
      'Temps plein ou alternance',
      price,
      admission,
      '2 campus',
    ]) {
      expect(text).toContain(fact);
    }
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  });

  it('does without a sector, campuses and a public diploma', () => {
    render(
      <ProgrammeCard programme={{ ...programme, sector: null, campusCount: 0, publicDiploma: false }} />,
    );
    expect(screen.getByRole('article').textContent).not.toContain('campus');
    expect(screen.getByRole('article').textContent).not.toContain('€');
  });

  it('shows its plate, and still says from which level to which', () => {
    render(<ProgrammeCard programme={{ ...programme, plate: samplePicture('Moulinet') }} />);
    const card = screen.getByRole('article');
    expect(card.querySelector('img')?.getAttribute('src')).toContain('moulinet.webp');
    expect(card.textContent).toContain('De Bac à Bac+2');
  });
});
