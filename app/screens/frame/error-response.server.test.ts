/** The answers of a page when its content is missing, and what is logged. */
import { expect, it } from 'vitest';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from '~/content/errors';
import { routeNotFound, toErrorResponse } from './error-response.server';
import type { PageContext } from './page-context.server';

/** The answer to an error of a page, and the lines of the log. */
function answerTo(error: unknown) {
  const logged: [object, string][] = [];
  const log = { error: (fields: object, message: string) => void logged.push([fields, message]) };
  const url = new URL('http://localhost:3000/campus/jean.dupont@exemple.fr');
  const context = { services: { log, preview: null }, url } as unknown as PageContext;
  return { answer: toErrorResponse(error, context), logged };
}

const gone = "Oops cette page n'existe pas (ou plus)";
const ours = 'Erreur interne au serveur.';
const late = 'Délai de réponse dépassé.';
const refusals: [string, unknown, number, string | null, string][] = [
  ['not there', new ContentNotFound('GET /campuses/lyon'), 404, null, gone],
  ['away', new ContentUnavailable('GET /campuses/lyon'), 503, '30', ours],
  ['too slow', new ContentUnavailable('GET /campuses/lyon', { timeout: true }), 504, '30', late],
  ['of no use', new ContentInvalid('GET /campuses/lyon'), 500, null, ours],
  ['lost to a mistake of the site', new TypeError('x is undefined'), 500, null, ours],
];

it.each(refusals)(
  'a page whose content is %s gives status and text, without internal details',
  async (_, error, status, retryAfter, errorText) => {
    const { answer } = answerTo(error);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(await answer.json()).toEqual({ statusCode: status, kind: 'content', errorText });
  },
);

it('the log has failures without visitors’ input in addresses, and no absent pages', () => {
  const away = new ContentUnavailable('GET /campuses/lyon');
  expect(answerTo(away).logged).toEqual([[{ err: away, path: '/campus/(cut)' }, 'page failed']]);
  const mistake = new TypeError('x is undefined');
  expect(answerTo(mistake).logged).toEqual([
    [{ err: mistake, path: '/campus/(cut)' }, 'page failed unexpectedly'],
  ]);
  expect(answerTo(new ContentNotFound('GET /campuses/lyon')).logged).toEqual([]);
  expect(answerTo(routeNotFound()).logged).toEqual([]);
});
