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
import type { AdmissionsView } from '../admissions-view.server';
import { nearHref } from '../near-href';
import type { Call, PopInEvent } from './pop-in-state';

/** Id of `app/routes/admissions.tsx`. */
const routeId = 'routes/admissions';

/** Timeout in milliseconds; the server's own is shorter. */
const deadline = 15_000;

/** Sends a call and returns its outcome; never throws. */
export async function perform(call: Call, signal: AbortSignal): Promise<PopInEvent> {
  const { id } = call;
  const controller = new AbortController();
  const stop = () => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, deadline);
  signal.addEventListener('abort', stop);
  try {
    const response = await send(call, controller.signal);
    const leaveFor = redirectTarget(response.headers);
    if (leaveFor !== null) return { type: 'linkFound', id, url: leaveFor };
    const view = viewOf(await response.json().catch(() => null));
    return view ? { type: 'answered', id, view } : { type: 'failed', id, statusCode: failureOf(response) };
  } catch {
    return { type: 'failed', id, statusCode: late ? 504 : 0 };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function send({ kind, action, chosen }: Call, signal: AbortSignal): Promise<Response> {
  const { course, campus } = chosen;
  if (kind === 'link') {
    const body = new URLSearchParams({ course: course ?? '', campus: campus ?? '' });
    return fetch(addressOfData(admissionsHref(action), routeId), {
      method: 'POST',
      body,
      signal,
    });
  }
  const known = { course: course ?? undefined, campus: campus ?? undefined };
  return fetch(addressOfData(nearHref(action, known, myCampus()), routeId), { signal });
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
