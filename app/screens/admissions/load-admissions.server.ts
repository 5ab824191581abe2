/** GET of an admissions page: the two choices in their current state (specification §5). */
import { redirect } from '@remix-run/node';
import { ContentError } from '~/content/errors';
import { retryAfterHeader } from '~/content/retry-after';
import { json } from '~/framework/json.server';
import type { AdmissionsAction } from '~/school/admissions/actions';
import { parseChoiceQuery, type RequestedChoice } from '~/school/admissions/choice';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { cacheByPlace } from '~/school/campuses/nearest/nearness.server';
import { placeInput } from '~/school/campuses/nearest/resolve-place';
import type { PageHead } from '~/screens/frame/head';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import { type AdmissionsView, composeOutageView, composeView } from './admissions-view.server';
import { choiceNames } from './choice-names';
import { type ChoiceState, findChoiceState } from './choice-state.server';
import { findContactInstead, findUncoveredProgramme } from './uncovered-choice.server';

export interface AdmissionsPageData {
  view: AdmissionsView;
  head: PageHead;
}

/** Answers 200, or an error status with an explanation on the page while the content service is down. */
export async function loadAdmissions(context: PageContext, action: AdmissionsAction): Promise<Response> {
  const requested = parseChoiceQuery(context.url.searchParams);
  const contactHref = await findContactInstead(context.content, action, requested);
  if (contactHref) return redirect(contactHref, 302);
  const view = await findView(context, action, requested);
  const data: AdmissionsPageData = { view, head: await headOf(context, view) };
  if (view.problem?.kind !== 'away') return json(data, { headers: cachingHeaders(context.url, view) });
  const { statusCode } = view.problem;
  return json(data, { status: statusCode, headers: retryAfterHeader(statusCode) });
}

/** A page around a campus is cached like one without a place; around any other place, like a search. */
function cachingHeaders({ searchParams }: URL, { lists, nearness }: AdmissionsView): Headers {
  const headers = new Headers();
  const place = placeInput(searchParams);
  const isUsualPlace = nearness === null || (lists?.campuses ?? []).some(({ slug }) => slug === place);
  cacheByPlace(headers, { isUsualPlace });
  return headers;
}

async function findView(
  context: PageContext,
  action: AdmissionsAction,
  requested: RequestedChoice,
): Promise<AdmissionsView> {
  const { content, url } = context;
  try {
    const state = await findChoiceState(content, action, requested);
    const problem = await problemOfVisit(context, requested, state, url.searchParams);
    return await composeView(context, action, state, problem);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return composeOutageView(context, action, requested, error);
  }
}

async function problemOfVisit(
  { content }: PageContext,
  requested: RequestedChoice,
  state: ChoiceState,
  query: URLSearchParams,
): Promise<AdmissionsProblem | null> {
  if (requested.course && !state.course) return findUncoveredProgramme(content, requested.course);
  // The step button was pressed without a choice; a link without presets has no such field.
  return query.get('course') === '' && !state.campus ? { kind: 'missing' } : null;
}

/** The title names the choice, to distinguish open tabs; the canonical address does not contain it. */
async function headOf(context: PageContext, view: AdmissionsView): Promise<PageHead> {
  const t = await labelsOf(context.services);
  const { action, problem } = view;
  const { course, campus } = choiceNames(view);
  const title = [t(`admissions.${action}.title`), course, campus].filter(Boolean).join(' – ');
  return context.head({
    // At the beginning, so that a screen reader says at once why the same page has come again.
    title: problem?.kind === 'missing' ? t('commons.error.titled', { title }) : title,
    description: t(`admissions.${action}.lead`),
  });
}
