// @vitest-environment jsdom
/** The week, a testimonial, careers with their salaries. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rateWords } from '~/school/programmes/rate-words';
import { createLabels } from '~/site/labels';
import type { PublishedOutcomes } from '../../../../content-model/rules/outcomes';
import { careerWords, voiceWords, weekWords } from './life-words';
import { SheetNext } from './sheet-next';
import { SheetRhythm } from './sheet-rhythm';
import { SheetVoice } from './sheet-voice';
import { someSheet } from './testing';

afterEach(cleanup);

const t = createLabels({});

const week = {
  title: 'Une semaine de mai',
  days: [
    { day: 'monday', place: 'school', text: 'Hydraulique' },
    { day: 'tuesday', place: 'company', text: 'Relevé de compteurs' },
  ],
  note: 'Puis deux semaines chez l’employeur.',
} as const;

describe('one week of a programme', () => {
  it('names the place of each day, in words', () => {
    render(<SheetRhythm {...someSheet()} week={weekWords({ ...week, days: [...week.days] }, t)} />);
    const days = within(screen.getByRole('region'))
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(days.slice(-2)).toEqual(['Lundi École', 'Mardi Entreprise']);
    expect(screen.getByText('Relevé de compteurs')).toBeDefined();
    expect(screen.getByText(week.note)).toBeDefined();
  });

  it('is not rendered without a text', () => {
    render(<SheetRhythm {...someSheet()} week={weekWords(null, t)} />);
    expect(document.querySelector('.sheet-week')).toBeNull();
  });
});

describe('a voice', () => {
  const voice = {
    slug: 'solene',
    name: 'Solène Kerbrat',
    kind: 'alumnus',
    graduationYear: 2012,
    campus: { slug: 'rennes', title: 'Rennes' },
    job: 'Responsable du service rivières',
    company: null,
    quote: 'Une rivière ne se répare pas en un mandat.',
    portrait: null,
  } as const;

  it('is quoted with name, job, year and campus', () => {
    render(<SheetVoice voice={voiceWords(voice, t)} />);
    expect(screen.getByText(voice.quote).closest('blockquote')).not.toBeNull();
    const author = document.querySelector('figcaption')?.textContent;
    for (const said of [voice.name, voice.job, '2012', 'Rennes']) expect(author).toContain(said);
  });

  it('is absent without a person', () => {
    const { container } = render(<SheetVoice voice={voiceWords(null, t)} />);
    expect(container.childElementCount).toBe(0);
  });
});

describe('the time after the programme', () => {
  const career = (title: string, salary: { from: number; to: number; note: null } | null) => ({
    slug: title.toLowerCase(),
    title,
    sector: null,
    salary,
  });
  const rates = (employment: number | null): PublishedOutcomes => ({
    kind: 'rates',
    year: 'Promotion 2025',
    cohort: 318,
    source: 'Enquête',
    rates: [{ name: 'employment', value: employment }],
  });
  const show = (
    outcomes: PublishedOutcomes,
    careers = [career('Écologue', { from: 27000, to: 40000, note: null })],
  ) =>
    render(
      <SheetNext
        followOn={[]}
        life={{
          careers: careerWords(careers, t),
          employment: rateWords({ outcomes, certification: true }, 'employment', t),
        }}
      />,
    );

  it('has a career with its salary', () => {
    show({ kind: 'none' }, [
      career('Écologue', { from: 27000, to: 40000, note: null }),
      career('Garde', null),
    ]);
    const [paid, unpaid] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(paid).toMatch(/Écologue de 27\s000\s€ à 40\s000\s€ brut par an/);
    expect(unpaid).toBe('Garde');
  });

  it('has the share of graduates at work, with its cohort', () => {
    show(rates(63));
    expect(screen.getByText(/Promotion 2025, 318\sapprenants/).parentElement?.textContent).toMatch(/^63\s%/);
  });

  it('has no share that was not measured or may not be published', () => {
    for (const outcomes of [rates(null), { kind: 'none' } as const]) {
      show(outcomes);
      expect(document.querySelector('.sheet-employment')).toBeNull();
      cleanup();
    }
  });
});
