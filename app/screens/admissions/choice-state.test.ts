import { describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createRig } from '../../../tests/contract/service';
import { findChoiceState } from './choice-state.server';

const stateOf = (course: string | null, campus: string | null) =>
  findChoiceState(pageContent(createRig().content), 'brochure', { course, campus });

describe('the available choices', () => {
  it('is not a campus before course or campus is known', async () => {
    expect((await stateOf(null, null)).campuses).toBeNull();
  });

  it('is any campus of the school while only the campus is known, with the courses taught there', async () => {
    const { courses } = await stateOf(null, null);
    const state = await stateOf(null, 'metz');
    expect(state.campus?.slug).toBe('metz');
    expect(state.campuses).toHaveLength(26);
    expect(state.courses.length).toBeGreaterThan(0);
    expect(state.courses.length).toBeLessThan(courses.length);
  });

  it('is a campus of the course once that is known, and any course once the campus is not', async () => {
    const { courses } = await stateOf(null, null);
    const state = await stateOf('bts-gpn', null);
    expect(state.courses).toEqual(courses);
    expect(state.campuses?.length).toBeLessThan(26);
  });

  it('clears a campus that does not teach the course, and filters courses by a campus that does', async () => {
    const taught = await stateOf('bts-gpn', null);
    const there = taught.campuses?.[0]?.slug ?? '';
    const { campuses: all } = await stateOf(null, there);
    const elsewhere = all?.find(({ slug }) => !taught.campuses?.some((campus) => campus.slug === slug));
    const cleared = await stateOf('bts-gpn', elsewhere?.slug ?? '');
    expect([elsewhere === undefined, cleared.course?.slug, cleared.campus]).toEqual([false, 'bts-gpn', null]);
    expect(cleared.campuses).toEqual(taught.campuses);
    const both = await stateOf('bts-gpn', there);
    expect([both.campus?.slug, both.course?.slug]).toEqual([there, 'bts-gpn']);
    expect(both.courses.length).toBeLessThan(taught.courses.length);
  });
});
