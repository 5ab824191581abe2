import { beforeAll, describe, expect, it } from 'vitest';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { sampleProgramme } from '~/school/programmes/testing';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { campusContact, campusNotice, requestedCampus } from './programme-campus.server';

const t = createLabels({});
let campuses: readonly CampusSummary[];
beforeAll(async () => {
  campuses = await listCampuses(createRig().content);
});

const titled = (slug: string) => ({ slug, title: slug });
const programme = sampleProgramme({ campuses: [titled('nantes'), titled('marseille')] });
const request = (campus: string, taught = programme) =>
  requestedCampus(new URLSearchParams({ campus }), taught, campuses);

describe('the campus that the address of a programme requests', () => {
  it.each([
    ['nantes', 'teaching'],
    ['rennes', 'not-teaching'],
    ['atlantis', 'none'],
    ['', 'none'],
  ])('%j is %s', (slug, kind) => {
    expect(request(slug).kind).toBe(kind);
  });

  it('has a contact only if it teaches the programme', () => {
    expect(campusContact(request('nantes'), [], t)).toMatchObject({ slug: 'nantes', at: 'à Nantes' });
    expect(campusContact(request('rennes'), [], t)).toBeNull();
  });

  it('has a notice only if it does not: the nearest campus that does, if there is one', () => {
    expect(campusNotice(request('nantes'), programme, campuses, t)).toBeNull();
    const notice = campusNotice(request('rennes'), programme, campuses, t);
    expect(notice).toMatchObject({ text: 'Pas enseignée à Rennes.', nearest: { slug: 'nantes' } });
    const nowhere = sampleProgramme({ campuses: [] });
    expect(campusNotice(request('rennes', nowhere), nowhere, campuses, t)?.nearest).toBeNull();
  });

  it('names no nearest campus where the position of the requested one is unknown', () => {
    const unlocated = campuses.map((campus) =>
      campus.slug === 'rennes' ? { ...campus, latitude: null, longitude: null } : campus,
    );
    const requested = requestedCampus(new URLSearchParams({ campus: 'rennes' }), programme, unlocated);
    const notice = campusNotice(requested, programme, unlocated, t);
    expect(notice).toMatchObject({ text: 'Pas enseignée à Rennes.', nearest: null });
  });
});
