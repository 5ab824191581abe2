import { describe, expect, it } from 'vitest';
import {
  type AdmissionState,
  actionsFor,
  distinctWays,
  type ProgrammeAdmission,
  waysIn,
} from './admission-state';
import { sampleFacts } from './testing';

type Status = ProgrammeAdmission['prices'][number]['status'];
const rolling = (
  admission: Partial<ProgrammeAdmission['admission']> = {},
  statuses: readonly Status[] = ['initial', 'apprenticeship'],
): ProgrammeAdmission => ({
  slug: 'bachelor-qse',
  admission: { calendar: 'rolling', opensOn: null, closesOn: null, full: [], byTelephone: [], ...admission },
  prices: statuses.map((status) => ({ status })),
  campuses: [{}],
});
const bts: ProgrammeAdmission = {
  ...rolling({ calendar: 'national' }),
  slug: 'bts-gpn',
};
const wishes = {
  title: 'Vœux',
  text: null,
  opensOn: '2027-01-19',
  closesOn: '2027-03-12',
  applications: true,
};
const apprenticeship = { opensOn: '2026-11-02', closesOn: '2027-09-11', text: null, pay: null };
const on = (day: string, acceptsCourse = true) =>
  sampleFacts({
    dates: { national: [wishes], apprenticeship },
    now: new Date(`${day}T12:00:00Z`),
    acceptsCourse: () => acceptsCourse,
  });
const dated = { opensOn: '2027-01-10', closesOn: '2027-03-12' };

describe('the state of admission', () => {
  it.each<[string, AdmissionState, ProgrammeAdmission, ReturnType<typeof on>]>([
    ['not yet open', { kind: 'upcoming', opensOn: '2027-01-10' }, rolling(dated), on('2027-01-09')],
    ['open', { kind: 'open', closesOn: '2027-03-12' }, rolling(dated), on('2027-01-10')],
    ['open on the last day', { kind: 'open', closesOn: '2027-03-12' }, rolling(dated), on('2027-03-12')],
    ['open without end', { kind: 'open', closesOn: null }, rolling(), on('2029-01-01')],
    ['closed', { kind: 'closed', closesOn: '2027-03-12' }, rolling(dated), on('2027-03-13')],
    ['full', { kind: 'full' }, rolling({ ...dated, full: ['initial'] }), on('2027-02-01')],
    [
      'by telephone, as editors say',
      { kind: 'telephone', closesOn: '2027-03-12' },
      rolling({ ...dated, byTelephone: ['initial'] }),
      on('2027-02-01'),
    ],
    [
      'by telephone, where the form does not take the course',
      { kind: 'telephone', closesOn: null },
      rolling(),
      on('2027-02-01', false),
    ],
    [
      'nowhere taught',
      { kind: 'no-campus', closesOn: null },
      { ...rolling(), campuses: [] },
      on('2027-02-01'),
    ],
    [
      'closed before it is nowhere taught',
      { kind: 'closed', closesOn: '2027-03-12' },
      { ...rolling(dated), campuses: [] },
      on('2027-05-01'),
    ],
  ])('is %s', (_, state, programme, facts) => {
    expect(waysIn(programme, facts)[0]).toEqual({ way: 'initial', state });
  });

  it('changes at midnight in Paris', () => {
    const at = (iso: string) => waysIn(rolling(dated), sampleFacts({ now: new Date(iso) }))[0]?.state.kind;
    expect([at('2027-01-09T22:30:00Z'), at('2027-01-09T23:30:00Z')]).toEqual(['upcoming', 'open']);
    expect([at('2027-03-12T22:30:00Z'), at('2027-03-12T23:30:00Z')]).toEqual(['open', 'closed']);
  });

  it('is by status: one may be full while the other is open', () => {
    const ways = waysIn(rolling({ full: ['apprenticeship'] }), on('2027-02-01'));
    expect(ways.map(({ way, state }) => `${way} ${state.kind}`)).toEqual([
      'initial open',
      'apprenticeship full',
    ]);
  });

  it('of the national calendar is the platform’s, and the school’s for apprentices', () => {
    const ways = (day: string, acceptsCourse = true) =>
      waysIn(bts, on(day, acceptsCourse)).map(({ way, state }) => `${way} ${state.kind}`);
    expect(ways('2026-11-26')).toEqual(['national upcoming', 'apprenticeship open']);
    expect(ways('2027-02-01')).toEqual(['national open', 'apprenticeship open']);
    expect(ways('2027-05-01')).toEqual(['national closed', 'apprenticeship open']);
    // Wishes need no form of the school.
    expect(ways('2027-02-01', false)).toEqual(['national open', 'apprenticeship telephone']);
    expect(waysIn(bts, sampleFacts())[0]?.state).toEqual({ kind: 'upcoming', opensOn: null });
  });
});

describe('distinct ways', () => {
  const inBoth = (initial: AdmissionState, apprentices: AdmissionState) =>
    distinctWays([
      { way: 'initial', state: initial },
      { way: 'apprenticeship', state: apprentices },
    ]).map(({ way }) => way);

  it('are one if their states are the same', () => {
    expect(inBoth({ kind: 'open', closesOn: null }, { kind: 'open', closesOn: null })).toEqual([null]);
    expect(inBoth({ kind: 'full' }, { kind: 'full' })).toEqual([null]);
  });

  it('differ by kind or day', () => {
    const open: AdmissionState = { kind: 'open', closesOn: '2027-03-12' };
    expect(inBoth(open, { kind: 'open', closesOn: null })).toEqual(['initial', 'apprenticeship']);
    expect(inBoth({ kind: 'full' }, open)).toEqual(['apprenticeship', 'initial']);
  });

  it('name the State’s platform even where it is the only one', () => {
    const ways = waysIn({ ...bts, prices: [{ status: 'initial' }] }, on('2027-02-01'));
    expect(distinctWays(ways)).toEqual(ways);
  });
});

describe('the actions of the form', () => {
  const actions = (programme: ProgrammeAdmission, facts = on('2027-02-01')) =>
    actionsFor(programme, waysIn(programme, facts), facts);

  it('are those that the CRM accepts, without an application when admission is closed', () => {
    expect(actions(rolling())).toEqual(['brochure', 'contact', 'registration']);
    expect(actions(rolling(dated), on('2027-05-01'))).toEqual(['brochure', 'contact']);
    expect(actions({ ...bts, prices: [{ status: 'initial' }] })).toEqual(['brochure', 'contact']);
    expect(actions({ ...rolling(), campuses: [] })).toEqual([]);
    expect(actions(rolling(), on('2027-02-01', false))).toEqual([]);
  });
});
