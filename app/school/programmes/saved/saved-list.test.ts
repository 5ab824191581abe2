import { describe, expect, it } from 'vitest';
import { isFull, maxSaved, readSaved, withoutProgramme, withProgramme } from './saved-list';

const programme = (slug: string) => ({ slug, title: `BTS ${slug}`, savedAt: '2027-03-12T09:00:00.000Z' });
const twenty = Array.from({ length: maxSaved }, (_, index) => programme(`bts-${index}`));

describe('saved programmes', () => {
  it('are kept with the date they were saved, the newest first', () => {
    const saved = withProgramme([programme('gpn')], programme('gemeau'));
    expect(saved.map(({ slug }) => slug)).toEqual(['gemeau', 'gpn']);
    expect(readSaved(JSON.stringify(saved))).toEqual(saved);
  });

  it.each(['bts_eau', 'bts.2026', 'bts~eau'])('may have any slug of the model: %s', (slug) => {
    expect(readSaved(JSON.stringify([programme(slug)]))).toEqual([programme(slug)]);
  });

  it('are twenty at most, each once', () => {
    expect(isFull(twenty)).toBe(true);
    expect(withProgramme(twenty, programme('gpn'))).toHaveLength(20);
    expect(withProgramme([programme('gpn')], programme('gpn'))).toHaveLength(1);
  });

  it('can be removed', () => {
    expect(withoutProgramme(twenty, 'bts-3')).toHaveLength(19);
  });

  it.each([null, '', '{', '{}', '[1, null]', '[{"slug":"../x","title":"","savedAt":"2027-03-12"}]'])(
    'remain after an invalid list: %s',
    (text) => {
      expect(readSaved(text)).toEqual([]);
    },
  );
});
