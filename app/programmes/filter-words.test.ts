import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { programmeListTitle } from './filter-words';
import { everyProgramme } from './programme-filter';

const t = createLabels({});
const places = {
  sectors: [{ slug: 'eau', title: 'Eau' }],
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
};
const title = (choice: Partial<typeof everyProgramme>, page = 1) =>
  programmeListTitle({ ...everyProgramme, ...choice }, page, places, t);

describe('the title of the list of programmes', () => {
  it('names every filter in use', () => {
    const full = title({ sector: 'eau', level: 2, rhythm: 'periodic', campus: 'lyon' });
    for (const word of ['Eau', 'Bac+2', 'Alternance', 'Lyon']) expect(full).toContain(word);
  });

  it('is another on every page and for every choice', () => {
    const titles = [
      title({}),
      title({}, 2),
      title({ sector: 'eau' }),
      title({ sector: 'eau' }, 2),
      title({ level: 0 }),
    ];
    expect(new Set(titles).size).toBe(titles.length);
  });
});
