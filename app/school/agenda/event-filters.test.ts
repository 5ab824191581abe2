import { describe, expect, it } from 'vitest';
import { eventFilters } from './event-filters.server';

/** Nine in the evening in Paris of the 20th. */
const now = new Date('2026-11-20T20:00:00Z');
const today = '2026-11-20';
const toCome = {
  $or: [
    { $and: [{ dateEnd: { $gte: today } }, { dateEnd: { $notNull: true } }] },
    { dateStart: { $gte: today } },
  ],
};

describe('the filters sent to the content service', () => {
  it('are those of future events: not over yet, or not begun (specification §7)', () => {
    expect(eventFilters({}, now)).toEqual(toCome);
  });

  it('combine a kind, a campus and a programme', () => {
    expect(eventFilters({ type: 'conference', campus: 'lyon', programme: 'bts-gpn' }, now)).toEqual({
      type: { $eq: 'conference' },
      campus: { slug: { $eq: 'lyon' } },
      programmes: { slug: { $eq: 'bts-gpn' } },
      ...toCome,
    });
  });

  it('begin in the month requested, the first of the next left out', () => {
    expect(eventFilters({ month: '2026-12' }, now)).toEqual({
      dateStart: { $gte: '2026-12-01', $lt: '2027-01-01' },
      ...toCome,
    });
  });

  it('are over on request: begun before today and, where an end is known, ended before it', () => {
    expect(eventFilters({ past: true }, now)).toEqual({
      $and: [
        { dateStart: { $lt: today } },
        { $or: [{ dateEnd: { $lt: today } }, { dateEnd: { $null: true } }] },
      ],
    });
  });

  it('change with the day in Paris', () => {
    expect(eventFilters({}, new Date('2026-11-20T23:30:00Z'))).toMatchObject({
      $or: [{}, { dateStart: { $gte: '2026-11-21' } }],
    });
  });
});
