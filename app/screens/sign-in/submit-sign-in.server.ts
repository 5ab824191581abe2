/** POST of `/login`: signs an editor in, or out; answers 303, or the form with its error. */
import { redirect } from '@remix-run/node';
import { ContentError } from '~/content/errors';
import { retryAfterHeader } from '~/content/retry-after';
import { returnAddress } from '~/editors/return-address';
import { json } from '~/framework/json.server';
import { readForm } from '~/school/admissions/read-form';
import { errorResponse } from '~/screens/frame/error-response.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import { tidyEmail } from '~/site/visitor-text';

export interface RefusedSignIn {
  problem: string;
  email: string;
  back: string;
}

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
/** Seconds for which attempts are counted. */
const retryAfterSeconds = 900;
/** Largest number of characters of an address or a password. */
const maxLength = 254;

export async function submitSignIn(context: PageContext): Promise<Response> {
  const { request, services, network } = context;
  const { editors } = services;
  if (!editors.available) throw errorResponse({ statusCode: 404, kind: 'content' });
  const form = await readForm(request);
  const field = (name: string) => String(form?.get(name) ?? '').slice(0, maxLength);
  const email = tidyEmail(field('adresse'));
  const password = field('mot-de-passe');
  const back = returnAddress(form?.get('retour'));
  const t = await labelsOf(services);
  const refuse = (problem: string, status: number, moreHeaders: Record<string, string> = {}) =>
    json<RefusedSignIn>({ problem, email, back }, { status, headers: { ...headers, ...moreHeaders } });
  try {
    if (form?.get('quitter')) return await signOut(context);
    if (email === '' || password === '') return refuse(t('preview.door.refused'), 400);
    const outcome = await editors.signIn(email, password, network);
    if (outcome === 'too-many')
      return refuse(t('preview.door.tooMany'), 429, { 'retry-after': String(retryAfterSeconds) });
    if (outcome === 'refused') return refuse(t('preview.door.refused'), 401);
    services.log.info({ role: outcome.session.role }, 'an editor has signed in');
    return redirect(back, { status: 303, headers: { ...headers, 'set-cookie': outcome.cookie } });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    services.log.error({ err: error }, 'an editor could not be signed in or out');
    return refuse(t('preview.door.away'), 503, retryAfterHeader(503));
  }
}

/** Ends the session here and in the panel, and leads to `/` (specification §6). */
async function signOut({ request, services: { editors } }: PageContext): Promise<Response> {
  const cookies = request.headers.get('cookie') ?? '';
  const cleared = await editors.leave(cookies, await editors.sessionOf(cookies));
  return redirect('/', { status: 303, headers: { ...headers, 'set-cookie': cleared } });
}
