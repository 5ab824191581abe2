/** POST of an admissions page: redirects to the CRM, or shows the page with its problem (specification §5). */
import { redirect } from '@remix-run/node';
import { ContentError } from '~/content/errors';
import { retryAfterHeader } from '~/content/retry-after';
import { json } from '~/framework/json.server';
import type { AdmissionsAction } from '~/school/admissions/actions';
import { type ParsedChoice, parseChoiceForm } from '~/school/admissions/choice';
import { type Choice, findCrmUrl } from '~/school/admissions/crm.server';
import { buildCrmUrl, linkRules } from '~/school/admissions/crm-link';
import { crmTargetsOf } from '~/school/admissions/crm-targets.server';
import { originOfSender } from '~/school/admissions/origin-tracking';
import { type AdmissionsOutcome, type AdmissionsProblem, problemStatus } from '~/school/admissions/problem';
import { readForm } from '~/school/admissions/read-form';
import { listCampuses } from '~/school/campuses/campuses.server';
import { nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { placeInput } from '~/school/campuses/nearest/resolve-place';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import { type AdmissionsView, composeOutageView, composeView } from './admissions-view.server';
import {
  type ChoiceState,
  findCampusChoice,
  findChoiceState,
  findCourseChoice,
  findSchoolCampus,
  narrowCourses,
} from './choice-state.server';
import { nearHref } from './near-href';
import { findContactInstead, findUncoveredProgramme } from './uncovered-choice.server';

/** Private to the visitor: no cache may store it. */
const headers = { 'cache-control': 'no-store' };

/** Answers 303 to the CRM or to the campuses around a place, or the page with its problem and the problem's status. */
export async function submitAdmissions(context: PageContext, action: AdmissionsAction): Promise<Response> {
  const count = (outcome: AdmissionsOutcome) => context.services.metrics.admissions.inc({ action, outcome });
  const fields = await readForm(context.request);
  const form = parseChoiceForm(fields);
  const contactHref = await findContactInstead(context.content, action, form.choice);
  if (contactHref) return redirect(contactHref, { status: 303, headers });
  try {
    const campusListHref = await campusListNearPlace(context, action, form, fields);
    if (campusListHref) return redirect(campusListHref, { status: 303, headers });
    const outcome = await decide(context, action, form);
    count('leaveFor' in outcome ? 'left' : outcome.problem.kind);
    return 'leaveFor' in outcome
      ? redirect(outcome.leaveFor, { status: 303, headers })
      : answerProblem(await composeView(context, action, outcome.state, outcome.problem));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    count('away');
    return answerProblem(await composeOutageView(context, action, form.choice, error));
  }
}

/**
 * The page with the campuses around the place that a visitor has typed before choosing a campus.
 *
 * @returns null if no place was typed, or the page has just shown its campuses
 */
async function campusListNearPlace(
  { content, services, url }: PageContext,
  action: AdmissionsAction,
  { choice, problem }: ParsedChoice,
  fields: URLSearchParams | null,
): Promise<string | null> {
  const typed = placeInput(fields ?? new URLSearchParams());
  const isCampusMissing = problem === 'missing' && choice.course;
  if (!fields || !isCampusMissing || typed === '') return null;
  const { shown } = nearnessOf(typed, await listCampuses(content), await labelsOf(services));
  const isShown = (shown.place?.word ?? typed) === placeInput(url.searchParams);
  return isShown ? null : nearHref(action, { course: choice.course }, typed);
}

type Outcome = { leaveFor: string } | { state: ChoiceState; problem: AdmissionsProblem };

/**
 * Where a choice leads, or its problem. The campuses of the course and the link are requested at the same time; what
 * only the page of a refused form needs is requested after them.
 *
 * @throws {ContentError} when the content service is down
 */
async function decide(
  context: PageContext,
  action: AdmissionsAction,
  { choice: requested, problem }: ParsedChoice,
): Promise<Outcome> {
  const { content } = context;
  if (problem) {
    return { state: await findChoiceState(content, action, requested), problem: { kind: problem } };
  }
  const courseChoice = await findCourseChoice(content, action, requested.course);
  const { course } = courseChoice;
  if (!course) {
    const state = await findCampusChoice(content, action, courseChoice, requested.campus);
    return refuseCourse(context, action, state, requested.course);
  }
  const link = findCrmUrl(content, action, course.slug, requested.campus);
  // It is awaited only for a campus that teaches the course: for any other, its failure does not matter.
  link.catch(() => undefined);
  const state = await findCampusChoice(content, action, courseChoice, requested.campus);
  if (!state.campus) return refuseCampus(context, state, requested.campus);
  const leaveFor = crmAddress(context, action, await link, course, state.campus);
  if (leaveFor) return { leaveFor };
  return { state: await narrowCourses(content, action, state), problem: { kind: 'no-link' } };
}

/** The problem says whether the school has the course, which this action then does not cover. */
async function refuseCourse(
  { content }: PageContext,
  action: AdmissionsAction,
  state: ChoiceState,
  requestedCourse: string,
): Promise<Outcome> {
  return {
    state: await narrowCourses(content, action, state),
    problem: (await findUncoveredProgramme(content.subject, requestedCourse)) ?? { kind: 'invalid' },
  };
}

/** A campus of the school stays chosen, so that the visitor sees which of the two does not fit. */
async function refuseCampus(
  { content }: PageContext,
  state: ChoiceState,
  requestedCampus: string,
): Promise<Outcome> {
  const schoolCampus = await findSchoolCampus(content.subject, requestedCampus);
  if (!schoolCampus) return { state, problem: { kind: 'invalid' } };
  const campus = { name: schoolCampus.title, slug: schoolCampus.slug };
  const campuses = [...(state.campuses ?? []), campus];
  return { state: { ...state, campuses, campus }, problem: { kind: 'not-taught' } };
}

/**
 * @param link as the content service has it
 * @returns null without a link, and for a refused one
 */
function crmAddress(
  context: PageContext,
  action: AdmissionsAction,
  link: string | null,
  course: Choice,
  campus: Choice,
): string | null {
  const { request, services } = context;
  if (link === null) return null;
  const built = buildCrmUrl({
    link,
    course: course.slug,
    campus: campus.slug,
    origin: originOfSender(request.headers.get('cookie')),
    targets: crmTargetsOf(services.env),
  });
  if ('url' in built) return built.url;
  services.metrics.refusedCrmLinks.inc({ action, rule: built.refusedBy });
  const place = `/crm-links/${action}/${course.slug}/${campus.slug}`;
  services.report.warn({ place, rule: built.refusedBy, why: linkRules[built.refusedBy] }, 'CRM link refused');
  return null;
}

function answerProblem(view: AdmissionsView): Response {
  const status = view.problem ? problemStatus(view.problem) : 400;
  return json(view, { status, headers: { ...headers, ...retryAfterHeader(status) } });
}
