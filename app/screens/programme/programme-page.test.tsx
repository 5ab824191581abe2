// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPart } from '~/parts/testing';
import type { Programme } from '~/school/programmes/programmes.server';
import { samplePicture, sampleProgramme } from '~/school/programmes/testing';
import { ProgrammePage } from './programme-page';
import { programmeScreen } from './programme-screen.server';
import type { CampusContact } from './sheet/programme-sheet';
import { somePage, someSheet } from './sheet/testing';

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const address = 'https://www.ecole.example/formations/bts-gemeau';

const lyon: CampusContact = {
  slug: 'lyon',
  name: 'Campus de Lyon',
  address: '1 rue du Lac, 69003 Lyon',
  phone: '01 99 00 41 07',
  email: null,
  person: 'Tristan Malaval',
  at: 'à Lyon',
};

function show(changes: Partial<Programme> = {}, campus: CampusContact | null = null) {
  const page = <ProgrammePage {...programmeScreen(renderPart, { ...somePage(changes), campus, address })} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}
const part = (name: string) => screen.getByRole('region', { name });
const certification = () => part('Certification');

describe('the sheet of a programme', () => {
  it('can be compared, and shows its address on paper', () => {
    show();
    expect(screen.getByRole('link', { name: 'Comparer cette formation' }).getAttribute('href')).toBe(
      '/formations/comparer?f=bts-gemeau',
    );
    expect(screen.getByText(address)).toBeDefined();
  });

  it('shows its plate instead of its picture, with an alternative text', () => {
    show({ plate: samplePicture('Moulinet'), image: samplePicture('Rivière') });
    expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Moulinet']);
  });

  it('explains the letters of its plate below it, linked to the picture (RGAA 1.9)', () => {
    const plateCaption = 'Moulinet hydrométrique. a, hélice ; b, perche.';
    show({ plate: samplePicture('Moulinet'), plateCaption });
    const figure = screen.getByText(plateCaption, { selector: 'figure > figcaption' }).parentElement;
    expect(figure?.getAttribute('aria-label')).toBe(plateCaption);
    expect(within(figure as HTMLElement).getByRole('img', { name: 'Moulinet' })).toBeDefined();
  });

  it('has no empty row for values that are unknown', () => {
    const { admission } = sampleProgramme();
    const rates = {
      success: null,
      continuation: null,
      interruption: null,
      employment: null,
      contractBreak: null,
    };
    show({
      outcomes: { ...rates, year: 'Promotion 2026', cohort: 5, source: '' },
      admission: { ...admission, calendar: null, delay: '' },
    });
    expect([...document.querySelectorAll('dd:empty')]).toEqual([]);
  });

  it('has one title, and its navigation leads to parts that exist', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      expect(
        document.querySelector(`main ${link.getAttribute('href')}, ${link.getAttribute('href')}`),
      ).not.toBeNull();
    }
  });

  it('leads to the three admissions pages with the programme chosen', () => {
    show({ admission: { ...someSheet().admission, calendar: 'rolling' } });
    const hrefOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(hrefOf('Candidater')).toBe('/crm/registration?course=bts-gemeau');
    expect(hrefOf('Brochure')).toBe('/crm/brochure?course=bts-gemeau');
    expect(hrefOf('Contact')).toBe('/crm/contact?course=bts-gemeau');
  });

  it('of the national calendar leads to Parcoursup first, and apprentices to the school', () => {
    show();
    const buttons = () => screen.getAllByRole('link').filter((link) => link.className.includes('button'));
    expect(buttons()[0]?.getAttribute('href')).toBe('https://www.parcoursup.gouv.fr/');
    expect(buttons()[1]?.getAttribute('href')).toBe('/crm/registration?course=bts-gemeau');
    cleanup();
    show({ prices: [{ status: 'initial', amount: 4800, per: 'year', note: null }] });
    expect(document.querySelector('a[href^="/crm/registration"]')).toBeNull();
  });

  it('with a chosen campus passes both on, and shows its place and contact', () => {
    show({}, lyon);
    for (const action of ['registration', 'brochure', 'contact']) {
      const links = document.querySelectorAll(`main a[href^="/crm/${action}"], a[href^="/crm/${action}"]`);
      expect([...links].map((link) => link.getAttribute('href'))).toEqual(
        Array(links.length).fill(`/crm/${action}?course=bts-gemeau&campus=lyon`),
      );
    }
    expect(part('Campus').textContent).toContain('1 rue du Lac, 69003 Lyon');
    expect(within(part('Campus')).getByRole('link', { name: '01 99 00 41 07' })).toBeDefined();
  });

  it('states that there is no brochure, and offers none', () => {
    show({ brochure: false });
    expect(screen.queryByRole('link', { name: 'Brochure' })).toBeNull();
    expect(screen.getAllByText("Désolé, aucune brochure n'est disponible pour le moment.")).not.toHaveLength(
      0,
    );
  });

  it.each([
    ['01 99 00 41 07', 'Pas encore de référent handicap à Lyon\u00a0: appelez le campus, 01 99 00 41 07.'],
    [null, 'Pas encore de référent handicap à Lyon\u00a0: contactez le campus.'],
  ])('says whom to ask at a campus without a referent, whose phone is %s', (phone, words) => {
    show({}, { ...lyon, phone });
    expect(part('Handicap et accessibilité').textContent).toContain(words);
  });

  it('says when no campus teaches it', () => {
    show({ campuses: [] });
    expect(part('Campus').textContent).toContain('Aucun campus');
    expect(document.body.textContent).not.toContain('0 campus');
  });

  it('shows the school’s label when there is no event', () => {
    show();
    expect(screen.getByText('Aucun événement disponible pour le moment')).toBeDefined();
    expect(screen.getByText("Pas d'offres disponibles")).toBeDefined();
  });

  it('shows no missing work-study offers if the programme has no apprentices', () => {
    const { duration, rhythms } = someSheet();
    expect(rhythms).toContain('periodic');
    show({ rhythms: ['fulltime'] });
    expect(screen.queryByRole('region', { name: 'Offres d’alternance' })).toBeNull();
    cleanup();
    show({ rhythms: ['sessions'], duration: duration && { ...duration, format: 'short' } });
    expect(screen.queryByRole('region', { name: 'Offres d’alternance' })).toBeNull();
    expect(screen.getByText('Aucun événement disponible pour le moment')).toBeDefined();
  });

  it('has no row, no part and no link for an empty field', () => {
    show({ prerequisites: [], intakes: [], aims: [], competences: [], methods: [], assessment: [] });
    expect(document.body.textContent).not.toContain('Non renseigné');
    expect(screen.queryByRole('heading', { name: 'Prérequis' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Blocs de compétences' })).toBeNull();
    expect(document.querySelector('a[href="#competences"]')).toBeNull();
    expect(part('Programme')).toBeDefined();
    // A heading is above its text, and a term beside its text.
    for (const heading of document.querySelectorAll('.sheet-heading'))
      expect(heading.nextElementSibling?.textContent).toMatch(/\S/);
    for (const term of document.querySelectorAll('dt'))
      expect(term.nextElementSibling?.textContent).toMatch(/\S/);
    cleanup();
    show({ curriculum: [], methods: [], assessment: [] });
    expect(screen.queryByRole('region', { name: 'Programme' })).toBeNull();
    expect(document.querySelector('a[href="#programme"]')).toBeNull();
  });

  it('never shows the Qualiopi mark, which a programme page may not carry', () => {
    show();
    expect(document.body.textContent).not.toMatch(/qualiopi/i);
  });
});

describe('the certification of a programme', () => {
  it('links its code to the public sheet of France compétences', () => {
    show();
    const link = within(certification()).getByRole('link');
    expect(link.getAttribute('href')).toBe('https://www.francecompetences.fr/recherche/rncp/38351/');
  });

  it('has its level in the words of the register, never as Bac+3', () => {
    show({ exitLevel: 3 });
    expect(certification().textContent).toMatch(/Niveau\s6/);
    expect(certification().textContent).not.toContain('Bac');
  });

  it('says that a demonstration code is one, and does not link it', () => {
    const { certification: real } = someSheet();
    show({ certification: real && { ...real, rncpCode: 'RNCP99526', demo: true } });
    expect(certification().textContent).toContain('code de démonstration');
    expect(within(certification()).queryByRole('link')).toBeNull();
  });

  it('states its date when it has expired', () => {
    const { certification: real } = someSheet();
    show({ certification: real && { ...real, expiresOn: '2027-01-31' } });
    expect(certification().textContent).toMatch(/a expiré le 31\sjanvier\s2027/);
  });

  it.each([
    ['2027-09-01', true],
    ['2029-08-31', true],
    ['2029-09-01', false],
    [null, false],
  ])('says what follows if it ends on %s, before the next promotion does: %s', (expiresOn, follows) => {
    const { certification: real } = someSheet();
    show({ certification: real && { ...real, expiresOn } });
    expect(/dernier jour pour entrer/.test(certification().textContent ?? '')).toBe(follows);
  });

  it('has no row for values that the register lacks, except its code', () => {
    const { certification: real } = someSheet();
    const terms = () => within(certification()).getAllByRole('term').length;
    show();
    const all = terms();
    cleanup();
    show({
      certification: real && { ...real, rncpCode: null, level: null, registeredOn: null, expiresOn: null },
    });
    expect(terms()).toBe(all - 3);
    expect(certification().textContent?.match(/Non renseigné/g)).toHaveLength(1);
  });

  it('may be absent', () => {
    show({ certification: null });
    expect(certification().textContent).toContain('Aucune certification');
  });
});

describe('the results of a programme', () => {
  const outcomes = {
    year: 'Promotion 2025',
    cohort: 40,
    source: 'Enquête à six mois',
    success: 88,
    continuation: 44,
    interruption: 7,
    employment: 63,
    contractBreak: 8,
  };

  it('come with year, cohort and source', () => {
    show({ outcomes });
    const text = part('Résultats').textContent;
    for (const words of ['88', 'Promotion 2025', '40 apprenants', 'Enquête à six mois']) {
      expect(text).toContain(words);
    }
  });

  it('of a small cohort are withheld: effectif insuffisant', () => {
    show({ outcomes: { ...outcomes, cohort: 9 } });
    expect(part('Résultats').textContent).toContain('effectif insuffisant');
    expect(part('Résultats').textContent).not.toContain('88');
  });

  it('have a sentence if they do not exist', () => {
    show({ outcomes: null });
    expect(part('Résultats').textContent).toContain('Aucun taux');
  });
});
