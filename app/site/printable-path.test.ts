import { describe, expect, it } from 'vitest';
import { isPrintable, printablePath } from './printable-path';

describe('a path in the log', () => {
  it.each([
    '/',
    '/formations/bts-gpn',
    '/actualites/rentree-2026',
    '/2017/03/une-nouvelle',
    '/contact.html',
    '/sitemaps/pages.xml',
    '/metiers/anticonstitutionnellemen',
    '/metiers/ingenieur-en-environnement-et-amenagement-du-territoire',
  ])('keeps %s', (path) => {
    expect(printablePath(path)).toBe(path);
    expect(isPrintable(path)).toBe(true);
  });

  it.each([
    ['/formations/jean.dupont@exemple.fr', '/formations/(cut)'],
    ['/formations/jean.dupont%40exemple.fr/merci', '/formations/(cut)/merci'],
    ['/formation/jean.dupont', '/formation/(cut)'],
    ['/rappel/06-12-34-56-78', '/rappel/(cut)'],
    ['/rappel/+33612345678', '/rappel/(cut)'],
    ['/compte/eyjhbgcioijiuzi1nij9payload', '/compte/(cut)'],
    ['/compte/abcdefghijklmnopqrstuvwxyzabcdef', '/compte/(cut)'],
    ['/Jean-Dupont', '/(cut)'],
    ['/compte/a-abcdefghijklmnopqrstuvwxy', '/compte/(cut)'],
  ])('%s is %s', (path, printed) => {
    expect(printablePath(path)).toBe(printed);
    expect(isPrintable(path)).toBe(false);
  });
});
