import { describe, expect, it } from 'vitest';
import { type ErrorData, errorMessage, isThrownByRoute, toErrorData } from './error-data';
import { createLabels } from './labels';

const t = createLabels({});
const sentence = (statusCode: number, kind: ErrorData['kind'] = 'content') =>
  errorMessage({ statusCode, kind }, t);

describe('the error catalogue', () => {
  it.each([
    [400, 'Mauvaise requête.'],
    [401, 'Utilisateur non authentifié.'],
    [403, 'Accès refusé.'],
    [404, "Oops cette page n'existe pas (ou plus)"],
    [410, "Oops cette page n'existe pas (ou plus)"],
    [500, 'Erreur interne au serveur.'],
    [503, 'Erreur interne au serveur.'],
    [504, 'Délai de réponse dépassé.'],
    [418, 'Une erreur est survenue.'],
    [502, 'Une erreur est survenue.'],
  ])('%i: %s', (status, text) => expect(sentence(status)).toBe(text));

  it('an address that no route accepts: This page could not be found', () => {
    expect(sentence(404, 'route')).toBe('This page could not be found');
    expect(toErrorData({ status: 404, data: '' })).toEqual({ statusCode: 404, kind: 'route' });
  });

  it('any unknown error is a 500', () => {
    expect(toErrorData(new Error('x'))).toEqual({ statusCode: 500, kind: 'content' });
    expect(toErrorData(undefined)).toEqual({ statusCode: 500, kind: 'content' });
  });

  it('a thrown answer has its own subject', () => {
    const data = { statusCode: 503, kind: 'content', customMessage: 'Revenez demain.' };
    expect(toErrorData({ status: 503, data })).toBe(data);
  });

  it.each([{ kind: 'content' }, { statusCode: 400 }, { kind: 'content', statusCode: '400' }, 'texte', null])(
    'a similar object is read by its status: %j',
    (data) => expect(toErrorData({ status: 400, data })).toEqual({ statusCode: 400, kind: 'content' }),
  );

  it('a failure of a kind the router knows keeps its sentence', () => {
    expect(sentence(503, 'route')).toBe('Erreur interne au serveur.');
  });
});

describe('an error that a route has thrown', () => {
  it('has the site’s data; one of the router or of a server in front of the site has not', () => {
    const status = 503;
    expect(isThrownByRoute({ status, data: { statusCode: status, kind: 'content' } })).toBe(true);
    for (const thrown of [
      { status, data: '<h1>Surcharge</h1>' },
      { status, data: null },
      new Error('x'),
      null,
    ])
      expect(isThrownByRoute(thrown)).toBe(false);
  });
});
