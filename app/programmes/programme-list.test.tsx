// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyProgramme, type ProgrammeChoice } from './programme-filter';
import { ProgrammeFilterForm } from './programme-filter-form';
import { ProgrammeList } from './programme-list';
import type { ProgrammeListData } from './programme-list.server';
import { someSummary } from './testing';

afterEach(cleanup);

function listOf(changes: Partial<ProgrammeListData>): ProgrammeListData {
  return {
    choice: everyProgramme,
    programmes: [someSummary()],
    total: 1,
    page: 1,
    pages: 1,
    sectors: [{ slug: 'eau', title: 'Eau' }],
    campuses: [{ slug: 'lyon', title: 'Lyon' }],
    ...changes,
  };
}

describe('the list of programmes', () => {
  it('says how many there are and puts them under their level', () => {
    const mastere = someSummary({ slug: 'mastere-eau', title: 'Mastère Eau', entryLevel: 3, exitLevel: 5 });
    render(<ProgrammeList list={listOf({ programmes: [someSummary(), mastere], total: 2 })} />);
    expect(screen.getByRole('heading', { level: 2, name: '2 formations' })).toBeDefined();
    const region = screen.getByRole('region', { name: /Bac\+5/ });
    expect(within(region).getByRole('link', { name: 'Mastère Eau' }).getAttribute('href')).toBe(
      '/formations/mastere-eau',
    );
  });

  it('has a chip for each filter that leads to the list without it', () => {
    const choice: ProgrammeChoice = { ...everyProgramme, sector: 'eau', campus: 'lyon' };
    render(<ProgrammeList list={listOf({ choice })} />);
    const chips = within(screen.getByRole('list', { name: 'Critères choisis' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['Eau', '/formations?campus=lyon'],
      ['Lyon', '/formations?secteur=eau'],
    ]);
  });

  it('that is empty says so and leads back to all', () => {
    const choice: ProgrammeChoice = { ...everyProgramme, sector: 'eau' };
    render(<ProgrammeList list={listOf({ choice, programmes: [], total: 0 })} />);
    expect(screen.getByText('Aucun résultat')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir toutes les formations' }).getAttribute('href')).toBe(
      '/formations',
    );
  });

  it('keeps the choice from page to page', () => {
    render(<ProgrammeList list={listOf({ choice: { ...everyProgramme, level: 2 }, total: 30, pages: 2 })} />);
    expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toBe(
      '/formations?niveau=2&page=2',
    );
  });
});

describe('the form that narrows the list', () => {
  it('is a plain GET form that shows the choice at hand', () => {
    const choice: ProgrammeChoice = { sector: 'eau', level: 0, rhythm: 'periodic', campus: null };
    render(<ProgrammeFilterForm choice={choice} places={listOf({})} />);
    const form = document.querySelector('form');
    expect(form?.method).toBe('get');
    expect(form?.getAttribute('action')).toBe('/formations');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      secteur: 'eau',
      niveau: '0',
      rythme: 'alternance',
      campus: '',
    });
  });
});
