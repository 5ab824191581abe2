/**
 * The pop-in calls the admissions page: its loader for the lists, its action for the link, at the addresses of
 * its data. There is no second endpoint and no second set of rules.
 *
 * Without `useFetcher`, which would replace the current page by the error page when a call fails, and reload the
 * page's data after every refused form.
 */
import { addressOfData, redirectTarget } from '~/framework/data-requests';
import { admissionsHref } from '~/school/admissions/actions';
import { myCampus } from '~/school/campuses/my-campus';
import type { AdmissionsView } from './admissions-view.server';
import { nearHref } from './near-href';
import type { Call, CallOutcome } from './pop-in-state';

/** Id of `app/routes/admissions.tsx`. */
const routeId = 'routes/admissions';

/** Sends a call; never throws. @param signal aborted when the call takes too long, or its outcome no longer counts */
export async function perform(call: Call, signal: AbortSignal): Promise<CallOutcome> {
  try {
    const response = await send(call, signal);
    const url = redirectTarget(response.headers);
    if (url !== null) return { type: 'linkFound', url };
    const view = viewOf(await response.json().catch(() => null));
    return view ? { type: 'answered', view } : { type: 'failed', statusCode: failureOf(response) };
  } catch {
    return { type: 'failed', statusCode: signal.aborted ? 504 : 0 };
  }
}

function send({ kind, action, chosen }: Call, signal: AbortSignal): Promise<Response> {
  if (kind === 'lists')
    return fetch(addressOfData(nearHref(action, chosen, myCampus()), routeId), { signal });
  const body = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, value ?? '']));
  return fetch(addressOfData(admissionsHref(action), routeId), { method: 'POST', body, signal });
}

/** The loader's data contains the view, the action's data is the view; errors are neither. */
function viewOf(answer: unknown): AdmissionsView | null {
  const { view = answer } = (answer ?? {}) as { view?: unknown };
  const { chosen, contact } = (view ?? {}) as Partial<AdmissionsView>;
  return chosen && contact ? (view as AdmissionsView) : null;
}

/** An unreadable response is a failure, whatever its status. */
function failureOf({ ok, status }: Response): number {
  return ok ? 500 : status;
}
