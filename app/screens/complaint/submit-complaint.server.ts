/** POST of the complaint form: sends the complaint, or shows the form again with its errors and the input. */
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { pathTo } from '~/addresses/path-to';
import { ContentError, ContentInvalid } from '~/content/errors';
import { retryAfterHeader } from '~/content/retry-after';
import { json } from '~/framework/json.server';
import { readForm } from '~/school/admissions/read-form';
import type { PageContext } from '~/screens/frame/page-context.server';
import { checkComplaint } from './check-complaint.server';
import {
  type ComplaintField,
  type ComplaintInput,
  type ComplaintProblem,
  referencePattern,
  sentParameter,
  tokenField,
  trapField,
} from './complaint-fields';
import { readToken, writeToken } from './form-token.server';

export interface RefusedComplaint {
  values: ComplaintInput;
  invalidFields: ComplaintField[];
  problem: ComplaintProblem;
  token: string;
}

/** Bytes of the longest texts, with every character encoded. */
const maxFormSize = 60 * 1024;
/** Private to the visitor: no cache may store it. */
const headers = { 'cache-control': 'private, no-store' };

const receiptSchema = z.object({ reference: z.string().regex(referencePattern) });

/** Answers 303 to the confirmation, or the form with its problem and the problem's status. */
export async function submitComplaint(context: PageContext): Promise<Response> {
  const { request, now, content, services } = context;
  const secret = services.formSecret;
  const form = await readForm(request, maxFormSize);
  const { values, complaint, invalidFields } = checkComplaint(form);
  const sentToken = form?.get(tokenField) ?? null;
  const validToken = readToken(sentToken, now.getTime(), secret);
  // A valid token is kept: a corrected form is the same complaint.
  const token = validToken && sentToken ? sentToken : writeToken(now.getTime(), secret);
  const refuse = (problem: ComplaintProblem, status: number) =>
    json<RefusedComplaint>(
      { values, invalidFields, problem, token },
      { status, headers: { ...headers, ...retryAfterHeader(status) } },
    );
  if (!complaint) return refuse({ kind: 'fields' }, 400);
  if (validToken === null || validToken.tooYoung || form?.get(trapField))
    return refuse({ kind: 'again' }, 400);
  try {
    const answer = receiptSchema.safeParse(
      await content.send('/complaints', { id: validToken.id, ...complaint }),
    );
    if (!answer.success) throw new ContentInvalid('POST /complaints: no reference in the answer');
    return redirect(`${pathTo('reclamation')}?${sentParameter}=${answer.data.reference}`, {
      status: 303,
      headers,
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    services.log.error({ err: error }, 'a complaint could not be handed on');
    return refuse({ kind: 'away', statusCode: error.statusCode }, error.statusCode);
  }
}
