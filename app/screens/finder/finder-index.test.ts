import { describe, expect, it } from 'vitest';
import { sampleSummary } from '~/school/programmes/testing';
import { createFinderIndex, type FinderEntry } from './finder-index';

const licence = sampleSummary({
  slug: 'licence-10',
  title: 'Licence 10',
  exitLevel: 3,
  duration: { format: 'long', value: 1, unit: 'years' },
});
const bachelor = sampleSummary({
  slug: 'licence-9',
  title: 'Licence 9',
  exitLevel: 3,
  duration: { format: 'long', value: 13, unit: 'months' },
});
const course = sampleSummary({
  slug: 'court',
  title: 'Bilan carbone',
  exitLevel: 5,
  rhythms: ['sessions'],
  duration: { format: 'short', value: 35, unit: 'hours' },
  sector: null,
  campuses: [],
});
const index = () => createFinderIndex([licence, course, bachelor]);
const slugs = (entries: readonly FinderEntry[]) => entries.map(({ card }) => card.slug);

describe('programmes made ready for being found', () => {
  it('are sorted by their names in French, numbers by value', () => {
    expect(slugs(index().orders.name)).toEqual(['court', 'licence-9', 'licence-10']);
  });

  it('are sorted by the level they lead to, then by name', () => {
    expect(slugs(index().orders.level)).toEqual(['licence-9', 'licence-10', 'court']);
  });

  it('are sorted by duration, in any unit', () => {
    expect(slugs(index().orders.duration)).toEqual(['court', 'licence-10', 'licence-9']);
  });

  it('are found by their slug, and name their programmes', () => {
    const { bySlug, taughtValues } = index();
    expect(bySlug.get('court')?.card.title).toBe('Bilan carbone');
    expect(taughtValues.exit).toEqual(new Set(['3']));
    expect(taughtValues.sector).toEqual(new Set(['eau']));
    expect(taughtValues.rhythm).toEqual(new Set(['alternance']));
  });

  it('have no value if it is absent: sessions are not a rhythm, a short course has no level to reach', () => {
    expect(index().bySlug.get('court')?.values).toEqual({
      sector: [],
      exit: [],
      entry: ['aucun'],
      rhythm: [],
      duration: ['courte'],
      campus: [],
    });
  });
});
