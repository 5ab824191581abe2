import { expect, it } from 'vitest';
import type { Redirect } from '../redirects/redirect';
import { redirectDuties } from './redirect-duties';

const redirect = (from: string, to: string | null) => ({ from, to }) as Redirect;
const rulesOf = (...redirects: Redirect[]) =>
  redirectDuties(redirects, new Set(['/contact']), (address) =>
    ['/contact', '/b', '/c'].includes(address),
  ).map(({ subject, rule, severity }) => `${subject} ${rule} ${severity}`);

it('has nothing to say of redirects that lead somewhere in one step', () => {
  expect(
    rulesOf(redirect('/a', '/contact#plan'), redirect('/b', null), redirect('/c', 'https://x.example/')),
  ).toEqual([]);
});

it.each([
  ['a page', [redirect('/contact', '/a')], ['/contact redirect.shadow duty']],
  ['itself', [redirect('/a', '/a?x')], ['/a redirect.circle duty']],
  ['the same address again', [redirect('/a', '/b'), redirect('/a', '/c')], ['/a redirect.twice duty']],
  ['a page that is not there', [redirect('/a', '/nulle-part?x')], ['/a redirect.nowhere advice']],
  ['a chain', [redirect('/a', '/b'), redirect('/b', '/c')], ['/a redirect.steps advice']],
  ['nothing of one to a page that is gone', [redirect('/a', '/b'), redirect('/b', null)], []],
  [
    'a circle',
    [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/b')],
    ['/a redirect.circle duty', '/b redirect.circle duty', '/c redirect.circle duty'],
  ],
])('names %s', (_, redirects, found) => expect(rulesOf(...redirects)).toEqual(found));
