import { describe, expect, it } from 'vitest';
import { draftOffer } from './drafts';
import { type CheckedOffer, offerDayDuties, offerProgrammeDuties } from './offer-duties';

const course: CheckedOffer['programmes'][number] = {
  title: 'Bachelor QSE',
  intakes: ['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'],
  duration: { value: 1, unit: 'years' },
  admission: { calendar: 'rolling', closesOn: '2027-06-30', full: [] },
};
const offer = (changes: Partial<CheckedOffer>, programme: Partial<typeof course> = {}): CheckedOffer => ({
  slug: 'assistant-qse',
  contract: 'apprenticeship',
  duration: '12 mois',
  startsOn: '2027-02-08',
  closesOn: '2027-01-15',
  publishDate: '2026-12-01',
  campus: 'Lyon',
  programmes: [{ ...course, ...programme }],
  ...changes,
});
const rules = (one: CheckedOffer) =>
  [...offerDayDuties(one, 60), ...offerProgrammeDuties(one)].map(({ rule }) => rule);

it('finds nothing in an offer that agrees with its programme and its own days', () => {
  expect(rules(offer({}))).toEqual([]);
});

describe('the start of a contract', () => {
  it.each<[string, string, string[]]>([
    ['2027-02-28', 'Lyon', []],
    // The law lets it begin three months before or after the course.
    ['2026-11-02', 'Lyon', []],
    ['2027-05-01', 'Lyon', []],
    ['2027-05-02', 'Lyon', ['startsOn.intake']],
    // Lille has only the intake of October.
    ['2027-01-01', 'Lille', []],
    ['2027-02-08', 'Lille', ['startsOn.intake']],
    ['2027-07-01', 'Lille', []],
    ['2027-06-30', 'Lille', ['startsOn.intake']],
    ['2027-10-31', 'Lille', []],
    // Another campus may be theirs.
    ['2027-02-08', '', []],
  ])('on %s at "%s"', (startsOn, campus, expected) => {
    expect(rules(offer({ startsOn, campus, closesOn: null, publishDate: '' }))).toEqual(
      startsOn > '2027-06-30' ? [...expected, 'programmes.closed'] : expected,
    );
  });

  it('is not compared with intakes that name no month, nor that of an internship', () => {
    expect(rules(offer({ startsOn: '2027-06-01' }, { intakes: ['À l’automne'] }))).toEqual([]);
    expect(rules(offer({ startsOn: '2027-06-01', contract: 'internship' }))).toEqual([]);
  });
});

describe('the length of a contract', () => {
  it.each<[string | null, (typeof course)['duration'], string[]]>([
    ['12 mois', { value: 10, unit: 'months' }, []],
    ['1 an', { value: 1, unit: 'years' }, []],
    ['24 mois', { value: 1, unit: 'years' }, ['duration.course']],
    ['24 mois en mastère, 12 mois en bachelor', { value: 1, unit: 'years' }, []],
    ['12 mois', { value: 21, unit: 'hours' }, ['duration.course']],
    ['36 mois', { value: 3, unit: 'years' }, []],
    [null, { value: 1, unit: 'years' }, []],
    ['12 mois', null, []],
    ['à définir', { value: 1, unit: 'years' }, []],
  ])('%s for a course of %o', (duration, taught, expected) => {
    expect(rules(offer({ duration }, { duration: taught }))).toEqual(expected);
  });

  it.each([
    ['6 mois', []],
    ['10 semaines', []],
    ['18 mois', ['duration.course']],
  ])('of an internship: %s', (duration, expected) => {
    expect(rules(offer({ duration, contract: 'internship' }))).toEqual(expected);
  });
});

describe('the programme', () => {
  it.each<[Partial<(typeof course)['admission']>, string[]]>([
    [{ closesOn: '2027-01-15' }, []],
    [{ closesOn: '2027-01-14' }, ['programmes.closed']],
    [{ closesOn: null }, []],
    [{ full: ['apprenticeship'] }, ['programmes.closed']],
    [{ full: ['initial'] }, []],
    [{ calendar: 'national', closesOn: '2026-09-11' }, []],
  ])('%o', (admission, expected) => {
    expect(rules(offer({}, { admission: { ...course.admission, ...admission } }))).toEqual(expected);
  });
});

describe('the last day to answer', () => {
  it.each<[Partial<CheckedOffer>, string[]]>([
    [{ closesOn: '2026-11-30' }, ['closesOn.early']],
    [{ closesOn: '2027-02-09', publishDate: '2027-01-05' }, ['closesOn.late']],
    [{ closesOn: '2027-01-30' }, []],
    [{ closesOn: '2027-01-31' }, ['closesOn.promise']],
    [{ closesOn: null }, ['closesOn.promise']],
    [{ closesOn: null, startsOn: '' }, []],
    [{ publishDate: '' }, []],
  ])('%o', (changes, expected) => {
    expect(rules(offer(changes))).toEqual(expected);
  });

  it('is as late as one likes where the school promises nothing', () => {
    expect(offerDayDuties(offer({ publishDate: '2026-01-01' }), null)).toEqual([]);
  });
});

it('as an editor left it, with its relations, is read like on the site', () => {
  const entry = { ...offer({}), documentId: 'a', campus: { title: 'Lyon' } };
  expect(draftOffer(entry)).toMatchObject(offer({ duration: '12\u00a0mois' }));
  expect(rules(draftOffer({ slug: 'vide' }))).toEqual([]);
});
