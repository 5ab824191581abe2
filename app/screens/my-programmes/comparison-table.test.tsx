// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleFacts, sampleProgramme } from '~/school/programmes/testing';
import { toComparedProgramme } from './comparison.server';
import { ComparisonTable } from './comparison-table';

afterEach(cleanup);

const compared = [
  toComparedProgramme(sampleProgramme({ slug: 'bts-gemeau', title: 'BTSA GEMEAU' }), sampleFacts()),
  toComparedProgramme(
    sampleProgramme({
      slug: 'mastere-eau',
      title: 'Mastère Eau',
      entryLevel: 3,
      exitLevel: 5,
      certification: null,
    }),
    sampleFacts(),
  ),
];

describe('the table of a comparison', () => {
  it('is a real table: a caption, a header for each programme and each row', () => {
    render(<ComparisonTable compared={compared} />);
    const table = screen.getByRole('table', { name: /^2 formations côte à côte .*groupées par sujet/ });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const row = within(table).getByRole('row', { name: /^Niveau .*De Bac/ });
    expect(within(row).getByRole('rowheader')).toBeDefined();
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['De Bac à Bac+2', 'De Bac+3 à Bac+5']);
  });

  it('names for each cell its programme, its group of rows and its criterion', () => {
    const { container } = render(<ComparisonTable compared={compared} />);
    const cell = screen.getByRole('row', { name: /^Durée / }).querySelector('td:last-child');
    const headers = cell?.getAttribute('headers')?.split(' ') ?? [];
    expect(headers.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Mastère Eau',
      'En bref',
      'Durée',
    ]);
    const named = [...container.querySelectorAll('[headers]')].flatMap(
      (one) => one.getAttribute('headers')?.split(' ') ?? [],
    );
    expect(named.filter((id) => !container.querySelector(`th[id="${id}"]`))).toEqual([]);
    expect(container.querySelectorAll('tbody td:not([headers])')).toHaveLength(0);
  });

  it('says in words which rows differ', () => {
    render(<ComparisonTable compared={compared} />);
    expect(screen.getByRole('rowheader', { name: /^Niveau ≠?\s*\(différent\)$/ })).toBeDefined();
    expect(screen.getByRole('rowheader', { name: 'Durée' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /critères qui diffèrent$/ })).toBeDefined();
  });

  it('marks as different exactly the rows whose cells do not read alike', () => {
    const prices = (per: 'year' | 'course') => [
      { status: 'apprenticeship' as const, amount: 0, per, note: 'Pris en charge par l’OPCO' },
    ];
    const [bts, mastere] = compared;
    if (!bts || !mastere) throw new Error('two programmes are compared');
    const pairs = [
      [
        { ...bts, prices: prices('year') },
        { ...mastere, prices: prices('course') },
      ],
      [bts, { ...bts, slug: 'autre' }],
      [
        bts,
        {
          ...bts,
          slug: 'autre',
          certification: bts.certification && { ...bts.certification, rncpCode: null },
        },
      ],
      [
        { ...bts, certification: bts.certification && { ...bts.certification, rncpCode: null, level: null } },
        { ...bts, slug: 'autre', certification: null },
      ],
    ];
    for (const pair of pairs) {
      const { container } = render(<ComparisonTable compared={pair} />);
      const wrong = [...container.querySelectorAll('tbody tr:not(.comparison-group)')].filter((row) => {
        const [first, second] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
        return row.className.includes('comparison-differs') !== (first !== second);
      });
      expect(wrong.map(({ textContent }) => textContent)).toEqual([]);
      cleanup();
    }
  });

  it('counts the campuses both can be studied on', () => {
    render(<ComparisonTable compared={compared} />);
    expect(screen.getByText('Un campus en commun').parentElement?.textContent).toContain('Lyon');
  });

  it('of one programme marks no differences', () => {
    render(<ComparisonTable compared={compared.slice(0, 1)} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('(différent)')).toBeNull();
  });

  it('leaves no cell blank', () => {
    render(<ComparisonTable compared={compared} />);
    for (const cell of screen.getAllByRole('cell')) expect(cell.textContent?.trim()).not.toBe('');
  });

  it('leaves no cell blank if values are unknown', () => {
    const { admission } = sampleProgramme();
    const unknown = toComparedProgramme(
      sampleProgramme({
        entryLevel: null,
        exitLevel: null,
        duration: null,
        admission: { ...admission, calendar: null, delay: '' },
      }),
      sampleFacts(),
    );
    render(<ComparisonTable compared={[...compared.slice(1), { ...unknown, slug: 'autre' }]} />);
    for (const cell of screen.getAllByRole('cell')) expect(cell.textContent?.trim()).not.toBe('');
    expect(screen.getAllByText('Non renseigné')).toHaveLength(4);
  });

  it('leaves out a row without any value; otherwise empty cells have a sentence', () => {
    const silent = { rhythms: [], intakes: [], careers: [], followOn: [] };
    const [first, second] = compared.map((programme) => ({ ...programme, ...silent }));
    if (!first || !second) throw new Error('two programmes are compared');
    render(<ComparisonTable compared={[first, second]} />);
    expect(screen.queryByText('Non renseigné')).toBeNull();
    for (const name of [/^Rythme/, /^Rentrées/, /^Et après/, /^Métiers/, /^Poursuites/])
      expect(screen.queryByRole('rowheader', { name })).toBeNull();
    cleanup();
    const careers = [{ slug: 'hydrologue', title: 'Hydrologue' }];
    render(<ComparisonTable compared={[first, { ...second, careers }]} />);
    const row = screen.getByRole('link', { name: 'Hydrologue' }).closest('tr') as HTMLElement;
    expect(within(row).getAllByRole('cell')[0]?.textContent).toBe('Non renseigné');
    expect(screen.getAllByText('Non renseigné')).toHaveLength(1);
  });

  it('leads to each sheet, and to the comparison without it', () => {
    render(<ComparisonTable compared={compared} />);
    expect(screen.getByRole('link', { name: 'Mastère Eau' }).getAttribute('href')).toBe(
      '/formations/mastere-eau',
    );
    expect(screen.getByRole('link', { name: /^Retirer .*Mastère Eau/ }).getAttribute('href')).toBe(
      '/formations/comparer?f=bts-gemeau',
    );
  });

  it('of three scrolls sideways by keyboard, and of two with the page', () => {
    const third = toComparedProgramme(sampleProgramme({ slug: 'bts-mse', title: 'BTS MSE' }), sampleFacts());
    render(<ComparisonTable compared={[...compared, third]} />);
    expect(screen.getByRole('region', { name: /côte à côte/ }).tabIndex).toBe(0);
    cleanup();
    render(<ComparisonTable compared={compared} />);
    expect(screen.getByRole('region', { name: /côte à côte/ }).tabIndex).toBe(-1);
  });
});
