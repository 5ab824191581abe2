import { describe, expect, it } from 'vitest';
import type { AdmissionsView } from '../admissions-view.server';
import { campusIsDisabled, openPopIn, type PopInEvent, type PopInState, popInReducer } from './pop-in-state';

const schoolPhone = '03 53 01 26 26';
const gpn = { name: 'BTSA Gestion et protection de la nature', slug: 'bts-gpn' };
const qse = { name: 'Bachelor QSE', slug: 'bachelor-qse' };
const lyon = { name: 'Lyon', slug: 'lyon' };
const metz = { name: 'Metz', slug: 'metz' };

const open = (choice = {}) => openPopIn({ action: 'brochure', choice, schoolPhone });
const follow = (state: PopInState, ...events: PopInEvent[]) => events.reduce(popInReducer, state);

/** The site's answer to the call that is in progress. */
function answer(state: PopInState, changes: Partial<AdmissionsView> = {}): PopInEvent {
  const view: AdmissionsView = {
    action: 'brochure',
    lists: { courses: [gpn, qse], campuses: null },
    chosen: state.chosen,
    nearness: null,
    problem: null,
    standing: null,
    except: [],
    contact: { campus: null, phone: schoolPhone },
    events: [],
    ...changes,
  };
  return { type: 'answered', id: state.call?.id ?? 0, view };
}
const settle = (state: PopInState, changes?: Partial<AdmissionsView>) =>
  popInReducer(state, answer(state, changes));
const withCampuses = { lists: { courses: [gpn, qse], campuses: [lyon, metz] } };

/** Both chosen, nothing in progress. */
function complete(): PopInState {
  return settle(open({ course: 'bts-gpn', campus: 'lyon' }), {
    ...withCampuses,
    contact: { campus: 'Lyon', phone: '04 65 71 00 58' },
  });
}

describe('opening', () => {
  it('starts with nothing chosen, the campuses disabled, the courses loading', () => {
    const state = open();
    expect(state.chosen).toEqual({ course: null, campus: null });
    expect(campusIsDisabled(state)).toBe(true);
    expect(state.call).toMatchObject({ kind: 'lists', action: 'brochure', chosen: state.chosen });
    expect(settle(state).courses).toEqual([gpn, qse]);
    expect(state).toMatchObject({ listsFailed: false, slow: false, problem: null, leavingFor: null });
  });

  it('presets the course of a programme page and the campus of a campus page', () => {
    expect(open({ course: 'bts-gpn' }).chosen).toEqual({ course: 'bts-gpn', campus: null });
    expect(open({ campus: 'lyon' }).chosen).toEqual({ course: null, campus: 'lyon' });
    expect(campusIsDisabled(open({ campus: 'lyon' }))).toBe(false);
  });

  it('says so when the action does not cover the programme', () => {
    const problem = { kind: 'not-offered', programme: { slug: 'x', title: 'X', asked: true } } as const;
    const state = settle(open({ course: 'x' }), { problem, chosen: { course: null, campus: null } });
    expect(state.problem).toEqual(problem);
    expect(state.chosen.course).toBeNull();
  });
});

describe('choosing a course', () => {
  it('loads its campuses', () => {
    const asked = follow(settle(open()), { type: 'courseChosen', slug: 'bts-gpn' });
    expect(campusIsDisabled(asked)).toBe(false);
    expect(asked.call).toMatchObject({ kind: 'lists', chosen: { course: 'bts-gpn', campus: null } });
    expect(settle(asked, withCampuses).campuses).toEqual([lyon, metz]);
  });

  it('clears a campus that is not in the list, and names it', () => {
    const asked = follow(complete(), { type: 'courseChosen', slug: 'bachelor-qse' });
    expect(asked.chosen.campus).toBe('lyon');
    const state = settle(asked, {
      lists: { courses: [gpn, qse], campuses: [metz] },
      chosen: { course: 'bachelor-qse', campus: null },
    });
    expect(state.chosen).toEqual({ course: 'bachelor-qse', campus: null });
    expect(state.cleared).toEqual(lyon);
    const other = follow(complete(), { type: 'campusChosen', slug: 'metz' });
    expect(settle(other, { chosen: { course: 'bts-gpn', campus: null } }).cleared).toEqual(metz);
    expect(follow(state, { type: 'campusChosen', slug: 'metz' }).cleared).toBeNull();
  });

  it('keeps a campus that is in the list', () => {
    const asked = follow(complete(), { type: 'courseChosen', slug: 'bachelor-qse' });
    const state = settle(asked, withCampuses);
    expect(state.chosen).toEqual({ course: 'bachelor-qse', campus: 'lyon' });
    expect(state.cleared).toBeNull();
  });

  it('requests nothing for the same course', () => {
    const state = complete();
    expect(follow(state, { type: 'courseChosen', slug: 'bts-gpn' })).toBe(state);
  });
});

describe('choosing a campus', () => {
  it('loads the courses again', () => {
    const state = settle(open({ course: 'bts-gpn' }), withCampuses);
    const asked = follow(state, { type: 'campusChosen', slug: 'lyon' });
    expect(asked.call).toMatchObject({ kind: 'lists', chosen: { course: 'bts-gpn', campus: 'lyon' } });
    expect(settle(asked, { lists: { courses: [gpn], campuses: [lyon] } }).courses).toEqual([gpn]);
  });

  it('keeps the campus’s number while its courses are loaded again', () => {
    const asked = follow(complete(), { type: 'courseChosen', slug: 'bachelor-qse' });
    expect(asked.contact).toEqual({ campus: 'Lyon', phone: '04 65 71 00 58' });
  });

  it('leaves the campuses to choose from while one of the two is chosen', () => {
    expect(follow(complete(), { type: 'campusChosen', slug: null }).campuses).toEqual([lyon, metz]);
    expect(follow(complete(), { type: 'courseChosen', slug: null }).campuses).toEqual([lyon, metz]);
  });

  it('shows the school’s number until the campus’s is loaded', () => {
    const asked = follow(complete(), { type: 'campusChosen', slug: 'metz' });
    expect(asked.contact).toEqual({ campus: null, phone: schoolPhone });
  });

  it('disables the list again when neither is chosen', () => {
    const state = follow(complete(), { type: 'startedOver' });
    expect(state.chosen).toEqual({ course: null, campus: null });
    expect(campusIsDisabled(state)).toBe(true);
    expect(state.campuses).toBeNull();
    expect(state.call?.kind).toBe('lists');
  });
});

describe('answers out of order', () => {
  it('cannot be confused: every question has a higher number than the last', () => {
    const first = follow(settle(open()), { type: 'courseChosen', slug: 'bts-gpn' });
    const second = follow(settle(first), { type: 'courseChosen', slug: 'bachelor-qse' });
    const numbers = [open(), first, second].map(({ call }) => call?.id ?? 0);
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('count only when they answer the last question', () => {
    const first = follow(settle(open()), { type: 'courseChosen', slug: 'bts-gpn' });
    const second = follow(first, { type: 'courseChosen', slug: 'bachelor-qse' });
    const late = answer(first, { lists: { courses: [gpn], campuses: [lyon] }, chosen: first.chosen });
    expect(follow(second, late)).toBe(second);
    const state = follow(settle(second, { lists: { courses: [gpn, qse], campuses: [metz] } }), late);
    expect(state.chosen.course).toBe('bachelor-qse');
    expect(state.campuses).toEqual([metz]);
  });

  it('never lead away: a link that was requested before the choice changed is forgotten', () => {
    const confirmed = follow(complete(), { type: 'confirmed' });
    const changed = follow(confirmed, { type: 'campusChosen', slug: 'metz' });
    const late = { type: 'linkFound', id: confirmed.calls, url: 'https://crm.example' } as const;
    expect(follow(changed, late).leavingFor).toBeNull();
    expect(follow(changed, { type: 'failed', id: confirmed.calls, statusCode: 503 }).problem).toBeNull();
    expect(follow(changed, { type: 'tookLong', id: confirmed.calls }).slow).toBe(false);
  });
});

describe('confirming', () => {
  it.each([{}, { course: 'bts-gpn' }, { campus: 'lyon' }])('needs both: %j is not enough', (choice) => {
    const ready = settle(open(choice));
    const state = follow(ready, { type: 'confirmed' });
    expect(state.problem).toEqual({ kind: 'missing' });
    expect(state.call).toBeNull();
    expect(state.calls).toBe(ready.calls);
  });

  it('keeps saying so while lists arrive, until something is chosen', () => {
    const state = follow(open(), { type: 'confirmed' });
    expect(settle(state).problem).toEqual({ kind: 'missing' });
    const chosen = follow(settle(state), { type: 'courseChosen', slug: 'bts-gpn' });
    expect(chosen.problem).toBeNull();
  });

  it('asks for the link and leaves for it', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    expect(asked.call).toMatchObject({ kind: 'link', chosen: { course: 'bts-gpn', campus: 'lyon' } });
    const state = follow(asked, { type: 'linkFound', id: asked.calls, url: 'https://crm.example/f' });
    expect(state.leavingFor).toBe('https://crm.example/f');
  });

  it('sends one request when pressed twice', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    expect(follow(asked, { type: 'confirmed' })).toBe(asked);
    const leaving = follow(asked, { type: 'linkFound', id: asked.calls, url: 'https://crm.example/f' });
    expect(follow(leaving, { type: 'confirmed' })).toBe(leaving);
  });

  it('shows a refusal of the site, with its sentence and its number', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    const contact = { campus: 'Lyon', phone: '04 65 71 00 58' };
    const state = settle(asked, { ...withCampuses, problem: { kind: 'no-link' }, contact });
    expect(state.problem).toEqual({ kind: 'no-link' });
    expect(state.chosen).toEqual({ course: 'bts-gpn', campus: 'lyon' });
    expect(state.contact).toEqual(contact);
    expect(follow(state, { type: 'confirmed' }).problem).toBeNull();
  });
});

describe('a content service that is slow or away', () => {
  it('is announced, and disappears when the answer is there', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    const slow = follow(asked, { type: 'tookLong', id: asked.calls });
    expect(slow.slow).toBe(true);
    expect(settle(slow, withCampuses).slow).toBe(false);
  });

  it('keeps choice, lists and the campus’s number when the link cannot be loaded', () => {
    const before = complete();
    const asked = follow(before, { type: 'confirmed' });
    const state = follow(asked, { type: 'failed', id: asked.calls, statusCode: 503 });
    expect(state.problem).toEqual({ kind: 'away', statusCode: 503 });
    expect(state.chosen).toEqual(before.chosen);
    expect(state.campuses).toEqual(before.campuses);
    expect(state.contact.phone).toBe('04 65 71 00 58');
    expect(state.listsFailed).toBe(false);
  });

  it('keeps the choice and lets the lists be requested again', () => {
    const asked = follow(complete(), { type: 'courseChosen', slug: 'bachelor-qse' });
    const failed = settle(asked, { lists: null, problem: { kind: 'away', statusCode: 504 } });
    expect(failed.chosen).toEqual({ course: 'bachelor-qse', campus: 'lyon' });
    expect(failed.listsFailed).toBe(true);
    // The campuses of the other course would be wrong.
    expect(failed.campuses).toEqual([lyon]);
    const again = follow(failed, { type: 'triedAgain' });
    expect(again).toMatchObject({ problem: null, listsFailed: false, call: { kind: 'lists' } });
    expect(settle(again, withCampuses).campuses).toEqual([lyon, metz]);
  });

  it('shows the lists that came though the site says that it could not answer', () => {
    const asked = follow(complete(), { type: 'courseChosen', slug: 'bachelor-qse' });
    const problem = { kind: 'away', statusCode: 503 } as const;
    const state = settle(asked, { ...withCampuses, problem });
    expect(state).toMatchObject({ problem, listsFailed: true, campuses: [lyon, metz], courses: [gpn, qse] });
    expect(state.chosen).toEqual({ course: 'bachelor-qse', campus: 'lyon' });
  });

  it('empties the list of campuses if none was chosen', () => {
    const asked = follow(settle(open({ course: 'bts-gpn' }), withCampuses), {
      type: 'courseChosen',
      slug: 'bachelor-qse',
    });
    expect(follow(asked, { type: 'failed', id: asked.calls, statusCode: 503 }).campuses).toBeNull();
    const first = open({ course: 'bts-gpn', campus: 'lyon' });
    expect(follow(first, { type: 'failed', id: first.calls, statusCode: 503 }).campuses).toBeNull();
  });

  it('is a failure if an answer has nothing to choose from', () => {
    const state = settle(open(), { lists: null });
    expect(state.problem).toEqual({ kind: 'away', statusCode: 503 });
    expect(state.courses).toBeNull();
  });
});
