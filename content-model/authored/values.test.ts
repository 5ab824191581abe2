import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { campuses } from '../collections/campuses';
import { day, moment, telephone, timeZone } from './values';

const postalCode = campuses.fields.postalCode.authored({
  richText: z.string(),
  picture: z.unknown(),
  blocks: z.unknown,
});

const problemOf = (schema: typeof moment, value: string) => schema.safeParse(value).error?.issues[0]?.message;

describe('a date in a data file', () => {
  it.each([
    '2028-02-29',
    '2026-12-12T10:00',
    '2026-12-12T10:00:00+01:00',
    '2026-12-12T24:00:00',
    '--01-19',
    '+12d/sat 10:00',
    '+12d/fri&+1d 10:00',
    '+12d/--10-05/mon',
  ])('is %s', (text) => expect(problemOf(moment, text)).toBeUndefined());

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-04-31',
    '2026-13-01',
    '2026-12-12T25:00',
    '+12d 24:30',
    '--02-30',
    // Three years in four have none.
    '--02-29',
    '+12d/--02-30/mon',
  ])('is not %s, and a sentence says which', (text) => {
    expect(problemOf(day, text)).toBe(`${text} is no day or no hour of any calendar`);
  });

  it('explains an invalid value, with the zone of its hour', () => {
    expect(problemOf(moment, '12/12/2026')).toMatch(/ISO date.*without a zone is that of the campus/);
  });
});

describe('a campus', () => {
  it.each(['Europe/Paris', 'Indian/Reunion', 'America/Martinique', 'Pacific/Wallis', 'America/Montreal'])(
    'may be in %s',
    (zone) => expect(timeZone.safeParse(zone).success).toBe(true),
  );
  it.each(['Europe/Pari', 'Fort-de-France', '+04:00', 'europe/paris'])('may not be in %s', (zone) =>
    expect(timeZone.safeParse(zone).success).toBe(false),
  );

  it.each([
    '02 61 91 00 12',
    '0590 21 00 12',
    '0596 42 00 12',
    '+33 2 61 91 00 12',
    '+590 590 21 00 12',
    '+594 594 21 00 12',
    '+596 596 42 00 12',
    '+262 262 91 00 12',
    '+508 41 00 12',
    '+687 28 00 12',
    '+689 40 42 00 12',
    '+681 72 00 12',
  ])('may be called at %s', (number) => expect(telephone.safeParse(number).success).toBe(true));
  it.each(['12', '02 61 91 00', '+687', 'accueil', '02 61 91 00 12 ou 13'])('may not at %s', (number) =>
    expect(telephone.safeParse(number).success).toBe(false),
  );

  it.each([
    '97110',
    '97200',
    '97300',
    '97400',
    '97500',
    '97600',
    '97133',
    '97150',
    '98600',
    '98713',
    '98800',
  ])('may have the postcode %s', (code) => expect(postalCode.safeParse(code).success).toBe(true));
});
