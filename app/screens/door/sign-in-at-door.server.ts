/** POST of `/login`: signs an editor in, or out; answers 303, or the form with its error. */
import { redirect } from '@remix-run/node';
import { ContentError } from '~/content/errors';
import { retryAfterHeader } from '~/content/retry-after';
import { returnAddress } from '~/editors/return-address';
import { json } from '~/framework/json.server';
import { readForm } from '~/school/admissions/read-form';
import { errorResponse } from '~/screens/frame/error-response.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';
import { tidyEmail } from '~/site/typed-text';

export interface RefusedSignIn {
  problem: string;
  email: string;
  back: string;
}

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
/** Seconds, as long as attempts are counted. */
const retryAfterSeconds = 900;
/** Characters of a name or a password. */
const longest = 254;

export async function signInAtDoor(context: PageContext): Promise<Response> {
  const { request, services, network } = context;
  const { editors } = services;
  if (!editors.available) throw errorResponse({ statusCode: 404, kind: 'content' });
  const form = await readForm(request);
  const field = (name: string) => String(form?.get(name) ?? '').slice(0, longest);
  const email = tidyEmail(field('adresse'));
  const back = returnAddress(form?.get('retour'));
  const t = await labelsOf(services);
  const refuse = (problem: string, status: number, more: Record<string, string> = {}) =>
    json<RefusedSignIn>({ problem, email, back }, { status, headers: { ...headers, ...more } });
  const isLeaving = Boolean(form?.get('quitter'));
  if (!isLeaving && (email === '' || field('mot-de-passe') === ''))
    return refuse(t('preview.door.refused'), 400);
  try {
    if (isLeaving) return await leave(context);
    const signedIn = await editors.signIn(email, field('mot-de-passe'), network);
    if (signedIn === 'too-many')
      return refuse(t('preview.door.tooMany'), 429, { 'retry-after': String(retryAfterSeconds) });
    if (signedIn === 'refused') return refuse(t('preview.door.refused'), 401);
    services.log.info({ role: signedIn.session.role }, 'an editor has signed in');
    return redirect(back, { status: 303, headers: { ...headers, 'set-cookie': signedIn.cookie } });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    services.log.error({ err: error }, 'an editor could not be signed in or out');
    return refuse(t('preview.door.away'), 503, retryAfterHeader(503));
  }
}

/** Ends the session here and in the panel; specification §6: after the logout comes `/`. */
async function leave({ request, services: { editors } }: PageContext): Promise<Response> {
  const cookies = request.headers.get('cookie') ?? '';
  const cleared = await editors.leave(cookies, await editors.sessionOf(cookies));
  return redirect('/', { status: 303, headers: { ...headers, 'set-cookie': cleared } });
}
