import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { viewWith } from '../../../tests/admissions-site';
import type { AdmissionsRequest } from './admissions-link';
import type { AdmissionsView } from './admissions-view.server';
import {
  type Call,
  type CallOutcome,
  openPopIn,
  type PopInEvent,
  type PopInState,
  popInReducer,
  popInStatus,
} from './pop-in-state';

const schoolPhone = '03 53 01 26 26';
const gpn = { name: 'BTSA Gestion et protection de la nature', slug: 'bts-gpn' };
const qse = { name: 'Bachelor QSE', slug: 'bachelor-qse' };
const lyon = { name: 'Lyon', slug: 'lyon' };
const metz = { name: 'Metz', slug: 'metz' };

const request = (choice = {}, action: AdmissionsRequest['action'] = 'brochure'): AdmissionsRequest => ({
  action,
  choice,
  href: `/crm/${action}`,
});
const open = (choice = {}) => openPopIn(request(choice), schoolPhone);
const follow = (state: PopInState, ...events: PopInEvent[]) => events.reduce(popInReducer, state);

/** The outcome of the call that is in progress. */
function outcome(state: PopInState, of: CallOutcome | { type: 'tookLong' }): PopInEvent {
  return { ...of, call: state.call as Call };
}
const answer = (state: PopInState, changes: Partial<AdmissionsView> = {}): PopInEvent =>
  outcome(state, {
    type: 'answered',
    view: viewWith({
      lists: { courses: [gpn, qse], campuses: null },
      chosen: state.view.chosen,
      contact: { campus: null, phone: schoolPhone },
      ...changes,
    }),
  });
const settle = (state: PopInState, changes?: Partial<AdmissionsView>) =>
  popInReducer(state, answer(state, changes));
const failed = (state: PopInState) =>
  popInReducer(state, outcome(state, { type: 'failed', statusCode: 503 }));
const withCampuses = { lists: { courses: [gpn, qse], campuses: [lyon, metz] } };
const choose = (state: PopInState, changes: Partial<AdmissionsView['chosen']>): PopInState =>
  popInReducer(state, { type: 'chosen', choice: { ...state.view.chosen, ...changes } });

const lyonPhone = { campus: 'Lyon', phone: '04 65 71 00 58' };
const leaving = (state: PopInState) =>
  popInReducer(state, outcome(state, { type: 'linkFound', url: 'https://crm.example/f' }));

/** Both chosen, nothing in progress. */
function complete(): PopInState {
  return settle(open({ course: 'bts-gpn', campus: 'lyon' }), {
    ...withCampuses,
    contact: lyonPhone,
  });
}

describe('opening', () => {
  it('starts with nothing chosen and the courses loading', () => {
    const state = open();
    expect(state.view.chosen).toEqual({ course: null, campus: null });
    expect(state.call).toEqual({ kind: 'lists', action: 'brochure', chosen: state.view.chosen });
    expect(settle(state).view.lists?.courses).toEqual([gpn, qse]);
    expect(state).toMatchObject({ listsFailed: false, isSlow: false, isLeaving: false });
    expect(state.view.problem).toBeNull();
  });

  it('presets the course of a programme page and the campus of a campus page', () => {
    expect(open({ course: 'bts-gpn' }).view.chosen).toEqual({ course: 'bts-gpn', campus: null });
    expect(open({ campus: 'lyon' }).view.chosen).toEqual({ course: null, campus: 'lyon' });
  });

  it('says so when the action does not cover the programme', () => {
    const problem = {
      kind: 'not-offered',
      programme: { slug: 'x', title: 'X', acceptsContact: true },
    } as const;
    const state = settle(open({ course: 'x' }), { problem, chosen: { course: null, campus: null } });
    expect(state.view).toMatchObject({ problem, chosen: { course: null } });
  });
});

describe('choosing a course', () => {
  it('loads its campuses', () => {
    const asked = choose(settle(open()), { course: 'bts-gpn' });
    expect(asked.call).toMatchObject({ kind: 'lists', chosen: { course: 'bts-gpn', campus: null } });
    expect(settle(asked, withCampuses).view.lists?.campuses).toEqual([lyon, metz]);
  });

  it('clears a campus that is not in the list, and names it', () => {
    const asked = choose(complete(), { course: 'bachelor-qse' });
    expect(asked.view.chosen.campus).toBe('lyon');
    const state = settle(asked, {
      lists: { courses: [gpn, qse], campuses: [metz] },
      chosen: { course: 'bachelor-qse', campus: null },
    });
    expect(state.view.chosen).toEqual({ course: 'bachelor-qse', campus: null });
    expect(state.clearedCampus).toBe('Lyon');
    const other = choose(complete(), { campus: 'metz' });
    expect(settle(other, { chosen: { course: 'bts-gpn', campus: null } }).clearedCampus).toBe('Metz');
    expect(choose(state, { campus: 'metz' }).clearedCampus).toBeNull();
  });

  it('keeps a campus that is in the list', () => {
    const state = settle(choose(complete(), { course: 'bachelor-qse' }), withCampuses);
    expect(state.view.chosen).toEqual({ course: 'bachelor-qse', campus: 'lyon' });
    expect(state.clearedCampus).toBeNull();
  });

  it('requests nothing for the same course', () => {
    const state = complete();
    expect(choose(state, { course: 'bts-gpn' })).toBe(state);
  });
});

describe('choosing a campus', () => {
  it('loads the courses again', () => {
    const asked = choose(settle(open({ course: 'bts-gpn' }), withCampuses), { campus: 'lyon' });
    expect(asked.call).toMatchObject({ kind: 'lists', chosen: { course: 'bts-gpn', campus: 'lyon' } });
    expect(settle(asked, { lists: { courses: [gpn], campuses: [lyon] } }).view.lists?.courses).toEqual([gpn]);
  });

  it('keeps the campus’s number while its courses are loaded again', () => {
    expect(choose(complete(), { course: 'bachelor-qse' }).view.contact).toEqual(lyonPhone);
  });

  it('leaves the campuses to choose from while one of the two is chosen', () => {
    expect(choose(complete(), { campus: null }).view.lists?.campuses).toEqual([lyon, metz]);
    expect(choose(complete(), { course: null }).view.lists?.campuses).toEqual([lyon, metz]);
    expect(choose(complete(), { course: null, campus: null }).view.lists?.campuses).toBeNull();
  });

  it('shows the school’s number until the campus’s is loaded', () => {
    const asked = choose(complete(), { campus: 'metz' });
    expect(asked.view.contact).toEqual({ campus: null, phone: schoolPhone });
  });
});

describe('a link of the form', () => {
  const requested = (state: PopInState, ...of: Parameters<typeof request>) =>
    popInReducer(state, { type: 'requested', request: request(...of) });

  it('starts over', () => {
    const state = requested(complete());
    expect(state.view.chosen).toEqual({ course: null, campus: null });
    expect(state.view.lists).toEqual({ courses: [gpn, qse], campuses: null });
    expect(state.call?.kind).toBe('lists');
  });

  it('drops the campus, and keeps the course and its campuses', () => {
    const state = requested(complete(), { course: 'bts-gpn' });
    expect(state.view).toMatchObject({
      chosen: { course: 'bts-gpn', campus: null },
      lists: withCampuses.lists,
    });
  });

  it('requests the lists of the same choice again', () => {
    const state = complete();
    const again = requested(state, state.view.chosen);
    expect(again.call).toMatchObject({ kind: 'lists', chosen: state.view.chosen });
  });

  it('leads to another action, whose courses are not those of this one', () => {
    const state = requested(complete(), { course: 'bts-gpn' }, 'contact');
    expect(state.call).toMatchObject({ action: 'contact', chosen: { course: 'bts-gpn' } });
    expect(state.view).toMatchObject({ action: 'contact', lists: null });
  });
});

describe('answers out of order', () => {
  it('count only when they answer the last question', () => {
    const first = choose(settle(open()), { course: 'bts-gpn' });
    const second = choose(first, { course: 'bachelor-qse' });
    const late = answer(first, { lists: { courses: [gpn], campuses: [lyon] } });
    expect(follow(second, late)).toBe(second);
    const state = follow(settle(second, { lists: { courses: [gpn, qse], campuses: [metz] } }), late);
    expect(state.view.chosen.course).toBe('bachelor-qse');
    expect(state.view.lists?.campuses).toEqual([metz]);
  });

  it('never lead away: a link that was requested before the choice changed is forgotten', () => {
    const confirmed = follow(complete(), { type: 'confirmed' });
    const changed = choose(confirmed, { campus: 'metz' });
    for (const late of [
      { type: 'linkFound', url: 'https://crm.example' },
      { type: 'failed', statusCode: 503 },
      { type: 'tookLong' },
    ] as const)
      expect(follow(changed, outcome(confirmed, late))).toBe(changed);
  });
});

describe('confirming', () => {
  it.each([{}, { course: 'bts-gpn' }, { campus: 'lyon' }])('needs both: %j is not enough', (choice) => {
    const state = follow(settle(open(choice)), { type: 'confirmed' });
    expect(state.view.problem).toEqual({ kind: 'missing' });
    expect(state.call).toBeNull();
  });

  it('keeps saying so while lists arrive, until something is chosen', () => {
    const state = settle(follow(open(), { type: 'confirmed' }));
    expect(state.view.problem).toEqual({ kind: 'missing' });
    expect(choose(state, { course: 'bts-gpn' }).view.problem).toBeNull();
  });

  it('asks for the link and leaves for it', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    expect(asked.call).toMatchObject({ kind: 'link', chosen: { course: 'bts-gpn', campus: 'lyon' } });
    expect(leaving(asked)).toMatchObject({ isLeaving: true, call: null });
  });

  it('sends one request when pressed twice', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    expect(follow(asked, { type: 'confirmed' })).toBe(asked);
    const left = leaving(asked);
    expect(follow(left, { type: 'confirmed' })).toBe(left);
  });

  it('shows a refusal of the site, with its sentence and its number', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    const state = settle(asked, { ...withCampuses, problem: { kind: 'no-link' }, contact: lyonPhone });
    expect(state.view).toMatchObject({
      problem: { kind: 'no-link' },
      chosen: { course: 'bts-gpn', campus: 'lyon' },
      contact: lyonPhone,
    });
    expect(follow(state, { type: 'confirmed' }).view.problem).toBeNull();
  });
});

describe('a content service that is slow or away', () => {
  const away = { kind: 'away', statusCode: 503 } as const;

  it('is announced, and disappears when the answer is there', () => {
    const asked = follow(complete(), { type: 'confirmed' });
    const slow = follow(asked, outcome(asked, { type: 'tookLong' }));
    expect(slow.isSlow).toBe(true);
    expect(settle(slow, withCampuses).isSlow).toBe(false);
  });

  it('keeps choice, lists and the campus’s number when the link cannot be loaded', () => {
    const before = complete();
    const state = failed(follow(before, { type: 'confirmed' }));
    expect(state.view).toEqual({ ...before.view, problem: away });
    expect(state.listsFailed).toBe(false);
  });

  it('lets missing lists be requested again when the link cannot be loaded', () => {
    const beforeLists = follow(open({ course: 'bts-gpn', campus: 'lyon' }), { type: 'confirmed' });
    expect(failed(beforeLists)).toMatchObject({ listsFailed: true, view: { lists: null, problem: away } });
    const withoutLists = failed(choose(complete(), { course: 'bachelor-qse' }));
    const asked = follow(withoutLists, { type: 'confirmed' });
    expect(failed(asked).listsFailed).toBe(true);
    expect(settle(asked, { ...withCampuses, problem: { kind: 'no-link' } }).listsFailed).toBe(false);
  });

  it('keeps the choice and lets the lists be requested again', () => {
    const asked = choose(complete(), { course: 'bachelor-qse' });
    const state = settle(asked, { lists: null, problem: { kind: 'away', statusCode: 504 } });
    expect(state.view.chosen).toEqual({ course: 'bachelor-qse', campus: 'lyon' });
    expect(state.listsFailed).toBe(true);
    // The campuses of the other course would be wrong.
    expect(state.view.lists?.campuses).toEqual([lyon]);
    const again = popInReducer(state, { type: 'requested', request: request(state.view.chosen) });
    expect(again).toMatchObject({ listsFailed: false, call: { kind: 'lists' } });
    expect(again.view.problem).toBeNull();
    expect(settle(again, withCampuses).view.lists?.campuses).toEqual([lyon, metz]);
  });

  it('shows the lists that came though the site says that it could not answer', () => {
    const asked = choose(complete(), { course: 'bachelor-qse' });
    const state = settle(asked, { ...withCampuses, problem: away });
    expect(state.listsFailed).toBe(true);
    expect(state.view).toMatchObject({
      ...withCampuses,
      problem: away,
      chosen: { course: 'bachelor-qse', campus: 'lyon' },
    });
  });

  it('empties the list of campuses if none was chosen', () => {
    const asked = choose(settle(open({ course: 'bts-gpn' }), withCampuses), { course: 'bachelor-qse' });
    expect(failed(asked).view.lists?.campuses).toBeNull();
    expect(failed(open({ course: 'bts-gpn', campus: 'lyon' })).view.lists).toBeNull();
  });

  it('is a failure if an answer has nothing to choose from', () => {
    expect(settle(open(), { lists: null }).view).toMatchObject({ problem: away, lists: null });
  });
});

describe('the status for screen readers', () => {
  const t = createLabels({});
  /** Without the lists. */
  const said = (state: PopInState) => popInStatus(state, t).replaceAll('\u00a0', ' ');

  it('is that lists or the link are awaited', () => {
    expect(said(open())).toBe('Chargement des listes…');
    expect(said(follow(complete(), { type: 'confirmed' }))).toBe('Préparation de votre demande…');
    expect(said(leaving(follow(complete(), { type: 'confirmed' })))).toBe(
      'Ouverture de l’espace des admissions…',
    );
  });

  it('counts the courses, then the campuses that teach the chosen one', () => {
    expect(said(settle(open()))).toBe('2 formations proposées');
    expect(said(settle(open({ campus: 'metz' }), withCampuses))).toBe('2 formations proposées');
    const course = open({ course: 'bts-gpn' });
    expect(said(settle(course, withCampuses))).toBe(`${gpn.name} : 2 campus`);
    expect(said(settle(course))).toBe(`${gpn.name} : 0 campus`);
  });

  it('names the whole choice once both are chosen', () => {
    expect(said(complete())).toBe(`Votre choix : ${gpn.name}, Lyon`);
  });

  it('is empty during a problem', () => {
    expect(said(follow(settle(open()), { type: 'confirmed' }))).toBe('');
    expect(said(follow(open(), { type: 'confirmed' }))).toBe('Chargement des listes…');
    expect(said(failed(open()))).toBe('');
  });
});
