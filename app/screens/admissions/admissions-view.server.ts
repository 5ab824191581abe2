/** All data of an admissions page, the same for a GET and for a POST that could not be answered. */

import { pathTo } from '~/addresses/path-to';
import { ContentError } from '~/content/errors';
import { withFallback } from '~/content/page-content.server';
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import type { RequestedChoice } from '~/school/admissions/choice';
import type { Choice } from '~/school/admissions/crm.server';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { byCampusClock, nextEvents, type WireNavigationEvent } from '~/school/agenda/next-events.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { actionsFor, waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import type { Labels } from '~/site/labels';
import { labelsOf } from '~/site/labels.server';
import { printablePath } from '~/site/printable-path';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { type CampusToChoose, campusesByDistance } from './campuses-by-distance.server';
import { type ChoiceState, findChoiceState, findSchoolCampus } from './choice-state.server';

export interface AdmissionsView {
  action: AdmissionsAction;
  /** Null when the lists cannot be loaded; the choice is kept. */
  lists: { courses: Choice[]; campuses: CampusToChoose[] | null } | null;
  /** The place from which campuses are sorted; null without one. */
  nearness: Nearness | null;
  chosen: RequestedChoice;
  problem: AdmissionsProblem | null;
  /** The state of admission to the chosen course, by the same rule as its sheet. */
  admissionState: {
    text: string;
    /** The course's sheet, which lists the possible actions, if this one is not possible today. */
    instead: string | null;
  } | null;
  /** Actions the chosen course cannot be requested with. */
  unavailableActions: readonly AdmissionsAction[];
  /** The phone number: the chosen campus, or else the school. */
  contact: { campus: string | null; phone: string | null };
  /** The next dates on the chosen campus, to ask in person. */
  events: Pick<WireNavigationEvent, 'slug' | 'title' | 'dateStart'>[];
}

/** The view of a loaded state. */
export async function composeView(
  context: PageContext,
  action: AdmissionsAction,
  state: ChoiceState,
  problem: AdmissionsProblem | null,
): Promise<AdmissionsView> {
  const { content, services, url } = context;
  const t = await labelsOf(services);
  const [{ campuses, nearness }, admission, help] = await Promise.all([
    campusesByDistance(content, url.searchParams, state.campuses, t),
    findAdmission(context, action, state.course?.slug ?? null, t),
    findHelp(context, state.campus?.slug ?? null),
  ]);
  return {
    action,
    lists: { courses: state.courses, campuses },
    nearness,
    chosen: { course: state.course?.slug ?? null, campus: state.campus?.slug ?? null },
    problem,
    ...admission,
    ...help,
  };
}

/** The view when the content service failed: shows the lists that are still known. */
export async function composeOutageView(
  context: PageContext,
  action: AdmissionsAction,
  requested: RequestedChoice,
  error: ContentError,
): Promise<AdmissionsView> {
  const { log } = context.services;
  log.error(
    { err: error, path: printablePath(context.url.pathname) },
    'admissions: the content service failed',
  );
  const problem: AdmissionsProblem = { kind: 'away', statusCode: error.statusCode };
  try {
    const state = await findChoiceState(context.content, action, requested);
    return await composeView(context, action, state, problem);
  } catch (secondError) {
    if (!(secondError instanceof ContentError)) throw secondError;
    return {
      action,
      lists: null,
      nearness: null,
      chosen: requested,
      problem,
      admissionState: null,
      unavailableActions: [],
      ...(await findHelp(context, requested.campus)),
    };
  }
}

async function findAdmission(
  { content, now }: Pick<PageContext, 'content' | 'now'>,
  action: AdmissionsAction,
  course: string | null,
  t: Labels,
): Promise<Pick<AdmissionsView, 'admissionState' | 'unavailableActions'>> {
  const programmes = course === null ? [] : await withFallback(listAllProgrammes(content), []);
  const programme = programmes.find(({ slug }) => slug === course);
  if (!programme) return { admissionState: null, unavailableActions: [] };
  const facts = await findAdmissionFacts(content, now);
  const ways = waysIn(programme, facts);
  const offered = actionsFor(programme, ways, facts);
  return {
    admissionState: {
      text: waysInBrief(ways, t),
      instead: offered.includes(action) ? null : `${pathTo('formations/:slug', programme.slug)}#demarches`,
    },
    unavailableActions: admissionsActions.filter((other) => !offered.includes(other)),
  };
}

async function findHelp(
  context: PageContext,
  campusSlug: string | null,
): Promise<Pick<AdmissionsView, 'contact' | 'events'>> {
  const [contact, events] = await Promise.all([
    findContact(context, campusSlug),
    findEvents(context, campusSlug),
  ]);
  return { contact, events };
}

/** Of the six events that are fetched per campus, as many as the menus show (specification §4, §9). */
const shownEvents = 3;

async function findEvents(
  { content, now }: PageContext,
  campusSlug: string | null,
): Promise<AdmissionsView['events']> {
  if (campusSlug === null) return [];
  const [events, campuses] = await Promise.all([nextEvents(content, now, campusSlug), listCampuses(content)]);
  return byCampusClock(events, campuses, now)
    .slice(0, shownEvents)
    .map(({ slug, title, dateStart }) => ({ slug, title, dateStart }));
}

/** The contact, even when other content cannot be loaded. */
async function findContact(
  context: PageContext,
  campusSlug: string | null,
): Promise<AdmissionsView['contact']> {
  const [campus, settings] = await Promise.all([
    findSchoolCampus(context.content, campusSlug),
    settingsOrFallback(context.services),
  ]);
  if (campus?.phone) return { campus: campus.title, phone: campus.phone };
  return { campus: null, phone: settings.school.phone };
}
