import { describe, expect, it } from 'vitest';
import { judgeRedirect, redirectsAfterMove } from './changes';
import type { Redirect } from './redirect';

const redirect = (from: string, to: string | null) => ({ from, to }) as Redirect;

/** The redirects after one move after the other. */
function moved(known: Redirect[], ...moves: [string | null, string | null][]): Redirect[] {
  return moves.reduce((before, [from, to]) => {
    const { remove, write } = redirectsAfterMove(before, from, to, ['/', '/formations']);
    const changed = new Set<string>([...remove, ...write.map((one) => one.from)]);
    return [...before.filter((one) => !changed.has(one.from)), ...write];
  }, known);
}

describe('a page that moves', () => {
  it('is found at every address it had, in one step, and back at its first', () => {
    const once = moved([], ['/a', '/b']);
    expect(once).toEqual([redirect('/a', '/b')]);
    const twice = moved(once, ['/b', '/c']);
    expect(twice).toEqual([redirect('/a', '/c'), redirect('/b', '/c')]);
    expect(moved(twice, ['/c', '/a'])).toEqual([redirect('/b', '/a'), redirect('/c', '/a')]);
  });

  it('leaves nothing that was never published', () => expect(moved([], [null, '/b'])).toEqual([]));

  it('that is published has nothing in its way', () => {
    expect(moved([redirect('/a', null), redirect('/b', '/c')], [null, '/a'])).toEqual([redirect('/b', '/c')]);
  });

  it('that is taken offline leaves no redirect, and those to it as they are', () => {
    const known = [redirect('/a', '/b')];
    expect(moved(known, ['/b', null])).toEqual(known);
  });

  it('takes what led to a place on it along', () => {
    expect(moved([redirect('/x', '/a?y=1#z')], ['/a', '/b'])).toEqual([
      redirect('/x', '/b?y=1#z'),
      redirect('/a', '/b'),
    ]);
  });

  it('from an address of the site’s own leaves it alone', () => {
    expect(moved([], ['/', '/accueil-2'], ['/formations', '/formations-2'])).toEqual([]);
  });

  it('that takes over the address of a moved one makes no circle', () => {
    expect(moved([], ['/a', '/tmp'], ['/b', '/a'], ['/tmp', '/b'])).toEqual([redirect('/tmp', '/b')]);
  });
});

describe('a redirect by hand', () => {
  const known = [redirect('/b', '/c'), redirect('/gone', null), redirect('/x', '/a#y')];
  const judge = (from: unknown, to: unknown) => judgeRedirect({ from, to }, known, ['/formations']);

  it('is stored in one form', () => {
    expect(judge(' /A/ ', '/Contact/')).toMatchObject({
      refused: null,
      redirect: redirect('/a', '/contact'),
    });
    expect(judge('/d', '')).toMatchObject({ refused: null, redirect: redirect('/d', null) });
    expect(judge('/d', undefined)).toMatchObject({ refused: null, redirect: redirect('/d', null) });
  });

  it('leads there in one step, and so does what led to it', () => {
    expect(judge('/a', '/b')).toEqual({
      refused: null,
      redirect: redirect('/a', '/c'),
      others: [redirect('/x', '/c#y')],
    });
  });

  it('of a page that is gone keeps the redirects to it, since it may come back', () => {
    expect(judge('/a', null)).toMatchObject({ redirect: redirect('/a', null), others: [] });
  });

  it.each([
    ['a circle of one', '/a', '/a?x=1', 'to', 'se renverraient'],
    ['a circle of two', '/c', '/b', 'to', 'se renverraient'],
    ['an old address of the site’s own', '/formations', '/contact', 'from', 'le site a toujours'],
    ['an old address that is none', 'https://www.ecole.example/a', '/contact', 'from', 'un chemin du site'],
    ['another site without https', '/a', 'http://partenaire.example', 'to', 'https://'],
    ['a second redirect of one address', '/b', '/contact', 'from', 'vers /c'],
    ['an address that is gone', '/a', '/gone', 'to', 'retirée'],
  ])('is refused for %s, with the way out', (_, from, to, field, words) => {
    expect(judge(from, to)).toMatchObject({ field, refused: expect.stringContaining(words) });
  });
});
