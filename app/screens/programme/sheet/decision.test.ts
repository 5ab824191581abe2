import { describe, expect, it } from 'vitest';
import type { EventSummary } from '~/school/agenda/events.server';
import type { Programme } from '~/school/programmes/programmes.server';
import { noDates, sampleFacts, sampleProgramme } from '~/school/programmes/testing';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import { createLabels } from '~/site/labels';
import { decisionOf, type FirstAnswer } from './decision';
import { openDaysFor } from './nearest-open-day';
import { toProgrammeSheet } from './programme-sheet';

const t = createLabels({});

/** From the west to the east. */
const campuses = ['brest', 'nantes', 'lyon', 'nice', 'metz'].map((slug, index) => ({
  slug,
  title: slug,
  latitude: 47,
  longitude: index * 2,
}));

const rolling = { calendar: 'rolling', opensOn: null, closesOn: null } as const;

interface Situation {
  now?: Date;
  openDays?: EventSummary[];
  campus?: string;
  dates?: AdmissionSettings;
}

function answersOf(
  changes: Partial<Programme> = {},
  { openDays = [], campus, dates = noDates, now }: Situation = {},
) {
  const chosen = campuses.find(({ slug }) => slug === campus) ?? null;
  const programme = sampleProgramme({ campuses, ...changes });
  const around = { openDays: openDaysFor(programme, openDays, { campus: chosen, campuses }), t };
  const answers = decisionOf(
    toProgrammeSheet(programme, sampleFacts({ dates, ...(now ? { now } : {}) })),
    around,
  );
  return Object.fromEntries(answers.map((answer) => [answer.id, answer])) as Partial<
    Record<FirstAnswer['id'], FirstAnswer>
  >;
}

function openDay(campus: string, day: string): EventSummary {
  return {
    title: 'Portes ouvertes',
    slug: `portes-ouvertes-${campus}`,
    description: null,
    url: null,
    dateStart: `${day}T09:00:00Z`,
    dateEnd: null,
    type: 'open-day',
    status: 'scheduled',
    mode: 'on-site',
    place: null,
    campus: { slug: campus, title: campus },
    timezone: null,
    image: null,
  };
}

describe('the price', () => {
  const price = (status: 'initial' | 'apprenticeship' | 'continuing', amount: number | null) =>
    ({ status, amount, per: 'year', note: null }) as const;

  it.each([
    [
      [price('initial', 4800), price('apprenticeship', 0), price('continuing', 6900)],
      ['0 € en alternance', '4 800 €/an'],
    ],
    [
      [price('apprenticeship', 0), price('continuing', 7400)],
      ['0 € en alternance', '7 400 €/an en formation continue'],
    ],
    [[{ ...price('continuing', 890), per: 'course' as const }], ['890 € en formation continue']],
    [[price('apprenticeship', 0), price('continuing', null)], ['0 € en alternance']],
    [[price('continuing', null)], ['Sur devis en formation continue']],
  ])('is by status, in the shortest words: %#', (prices, words) => {
    const values = answersOf({ prices }).price?.values.map((value) =>
      value.replaceAll(/[\u00a0\u202f]/g, ' '),
    );
    expect(values).toEqual(words);
  });

  it('keeps number and unit on one line', () => {
    expect(answersOf({ prices: [price('initial', 4800)] }).price?.values.join()).not.toContain(' ');
  });
});

describe('the next deadline', () => {
  const wishes = {
    title: 'Vœux',
    text: null,
    opensOn: '2027-01-19',
    closesOn: '2027-03-12',
    applications: true,
  };
  const apprenticeship = { opensOn: '2026-11-02', closesOn: '2027-09-11', text: null, pay: null };
  const settings: AdmissionSettings = { national: [wishes], apprenticeship };
  type Admission = Partial<Programme['admission']>;
  type Statuses = Programme['prices'][number]['status'][];
  const dated = { opensOn: '2027-01-10', closesOn: '2027-03-12' };
  const bts: Admission = { calendar: 'national', opensOn: null, closesOn: null };
  const byApprenticeship = 'Alternance : jusqu’au 11 septembre';

  it.each<[string, Admission, Statuses, string, string | null, string | null]>([
    ['the last day', dated, ['initial'], '2027-02-01', 'Jusqu’au 12 mars', null],
    ['the first day', dated, ['initial'], '2027-01-09', 'Dès le 10 janvier', null],
    ['over', dated, ['initial'], '2027-03-13', 'Closes depuis le 12 mars', null],
    ['without dates', {}, ['initial'], '2027-02-01', 'Toute l’année', null],
    ['without end', { opensOn: '2027-01-10' }, ['initial'], '2027-02-01', 'Toute l’année', null],
    ['full', { ...dated, full: ['initial'] }, ['initial'], '2027-02-01', 'Complet', null],
    [
      'full for students, so that apprentices come first',
      { ...dated, full: ['initial'] },
      ['initial', 'apprenticeship'],
      '2027-02-01',
      'Alternance : jusqu’au 12 mars',
      'Statut étudiant : complet',
    ],
    [
      'by telephone for apprentices',
      { ...dated, full: ['initial'], byTelephone: ['apprenticeship'] },
      ['initial', 'apprenticeship'],
      '2027-02-01',
      'Alternance : par téléphone, jusqu’au 12 mars',
      'Statut étudiant : complet',
    ],
    [
      'before the wishes that of apprentices, open today',
      bts,
      ['apprenticeship', 'continuing'],
      '2026-11-26',
      byApprenticeship,
      'Parcoursup : dès le 19 janvier',
    ],
    [
      'both during the wishes',
      bts,
      ['initial', 'apprenticeship'],
      '2027-02-01',
      'Parcoursup : jusqu’au 12 mars',
      byApprenticeship,
    ],
    [
      'after the wishes that of apprentices',
      bts,
      ['apprenticeship'],
      '2027-05-01',
      byApprenticeship,
      'Parcoursup : closes depuis le 12 mars',
    ],
    [
      'of the platform where apprentices are full',
      { ...bts, full: ['apprenticeship'] },
      ['initial', 'apprenticeship'],
      '2027-02-01',
      'Parcoursup : jusqu’au 12 mars',
      'Alternance : complet',
    ],
    ['of the platform alone', bts, ['initial'], '2027-02-01', 'Parcoursup : jusqu’au 12 mars', null],
  ])('is %s', (_, changes, statuses, day, value, note) => {
    const admission = { ...sampleProgramme().admission, ...rolling, ...changes };
    const prices = statuses.map((status) => ({ status, amount: 0, per: 'year' as const, note: null }));
    const now = new Date(`${day}T12:00:00Z`);
    const { deadline } = answersOf({ admission, prices }, { dates: settings, now });
    const plain = [deadline?.values[0], deadline?.note].map(
      (text) => text?.replaceAll('\u00a0', ' ') ?? null,
    );
    expect(plain).toEqual([value, note]);
  });

  it('is to come while the national calendar has no dates', () => {
    const { deadline } = answersOf({ admission: { ...sampleProgramme().admission, ...bts } });
    expect(deadline?.note?.replaceAll('\u00a0', ' ')).toBe('Parcoursup : dates à paraître');
  });
});

describe('the next open day', () => {
  const openDays = [openDay('lyon', '2027-02-06'), openDay('nantes', '2027-03-06')];

  it('is the soonest anywhere, or on the visitor’s campus once it is known', () => {
    expect(answersOf({}, { openDays })['open-day']).toMatchObject({
      values: ['sam.\u00a06\u00a0février'],
      note: 'lyon',
      href: '/agenda/portes-ouvertes-lyon',
    });
    expect(answersOf({}, { openDays, campus: 'nantes' })['open-day']?.note).toBe('nantes');
  });

  it('has a sentence if the visitor’s campus has none, with the nearest and the soonest', () => {
    const { values, href, instead } = answersOf({}, { openDays, campus: 'brest' })['open-day'] ?? {};
    expect(values).toEqual(['Pas encore de date à brest']);
    // What is not there leads nowhere; each date leads to itself (RGAA 6.1).
    expect(href).toBeNull();
    expect(instead).toEqual([
      {
        text: expect.stringMatching(/^La plus proche.*nantes, .*6.mars$/),
        href: '/agenda/portes-ouvertes-nantes',
      },
      {
        text: expect.stringMatching(/^La première.*lyon, .*6.février$/),
        href: '/agenda/portes-ouvertes-lyon',
      },
    ]);
    expect(answersOf({}, { openDays, campus: 'nice' })['open-day']?.instead).toHaveLength(1);
  });

  const taught = campuses.filter(({ slug }) => slug !== 'brest');
  const school = [openDay('brest', '2027-01-16'), ...openDays];
  it.each<[string, Partial<Programme>, Situation, string | undefined]>([
    ['the soonest of the campuses that teach it', { campuses: taught }, {}, 'lyon'],
    ['the same on the campus that has it', { campuses: taught }, { campus: 'lyon' }, 'lyon'],
    ['of a later one once chosen', { campuses: taught }, { campus: 'nantes' }, 'nantes'],
    ['of the only campus', { campuses: [{ slug: 'nantes', title: 'Nantes' }] }, {}, 'nantes'],
    [
      'none where no campus that teaches it has one',
      { campuses: [{ slug: 'metz', title: 'Metz' }] },
      {},
      undefined,
    ],
    ['none of a programme nobody teaches', { campuses: [] }, {}, undefined],
  ])('is %s', (_, changes, situation, campus) => {
    expect(answersOf(changes, { ...situation, openDays: school })['open-day']?.note).toBe(campus);
  });
});

describe('the success rate', () => {
  const outcomes = {
    year: 'Promotion 2025',
    cohort: 318,
    source: 'Enquête',
    success: 88,
    continuation: null,
    interruption: null,
    employment: 70,
    contractBreak: null,
  };

  it('comes with its cohort', () => {
    const { values, note } = answersOf({ outcomes }).success ?? {};
    expect(values).toEqual(['88\u00a0%']);
    expect(note).toBe('Promotion 2025, 318\u00a0apprenants');
  });

  it('is left out if it may not be published or was not measured', () => {
    expect(answersOf({ outcomes: { ...outcomes, cohort: 9 } }).success).toBeUndefined();
    expect(answersOf({ outcomes: { ...outcomes, success: null } }).success).toBeUndefined();
    expect(answersOf({ outcomes: null }).success).toBeUndefined();
  });
});

it('shows duration and rhythm, and nothing without a value', () => {
  const answers = answersOf({ prices: [], outcomes: null });
  expect(Object.keys(answers)).toEqual(['pace', 'deadline']);
  expect(answers.pace).toMatchObject({ values: ['2\u00a0ans'], note: 'Alternance' });
});

it('shows the rhythm alone if the duration is unknown, and neither without both', () => {
  expect(answersOf({ duration: null }).pace).toMatchObject({ values: ['Alternance'], note: null });
  expect(answersOf({ duration: null, rhythms: [] }).pace).toBeUndefined();
});
