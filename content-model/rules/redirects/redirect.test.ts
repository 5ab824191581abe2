import { describe, expect, it } from 'vitest';
import { byOldAddress, destinationOf, parseDestination, parseOldAddress, type Redirect } from './redirect';

describe('an old address', () => {
  it.each([
    ['/formations/bts-eau', '/formations/bts-eau'],
    [' /Formations//BTS-Eau/ ', '/formations/bts-eau'],
    ['/écologie', '/%c3%a9cologie'],
    ['/%C3%A9cologie', '/%c3%a9cologie'],
    ['/ecole/../campus/nice', '/campus/nice'],
    ['/page.php', '/page.php'],
    ['/en/our-school', '/en/our-school'],
    ['/metiers', '/metiers'],
    ['/crmx', '/crmx'],
  ])('%s is %s', (typed, path) => expect(parseOldAddress(typed)).toBe(path));

  it.each([
    null,
    '',
    'ecole',
    '//evil.example',
    '/\\evil.example',
    'https://www.ecole.example/ecole',
    '/ecole?page=2',
    '/ecole#equipe',
    '/notre ecole',
    `/${'a'.repeat(255)}`,
  ])('%s is none', (typed) => expect(parseOldAddress(typed)).toBeNull());
});

describe('a destination', () => {
  it.each([
    ['/Contact/', '/contact'],
    ['/formations?Secteur=Eau#liste', '/formations?Secteur=Eau#liste'],
    ['/uploads/Brochure.pdf', '/uploads/Brochure.pdf'],
    ['https://Partenaire.example', 'https://partenaire.example/'],
    ['/', '/'],
  ])('%s is %s', (typed, address) => expect(parseDestination(typed)).toBe(address));

  it.each([
    null,
    '',
    'contact',
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
    'http://partenaire.example',
    'https://moi:secret@partenaire.example',
    'https://',
    'javascript:alert(1)',
    '/a\nb',
  ])('%s is none', (typed) => {
    const parsed = parseDestination(typed);
    // An empty segment at the beginning would name another host.
    if (typed === '/x/..//evil.example') expect(parsed).toBe('/evil.example');
    else expect(parsed).toBeNull();
  });
});

const redirect = (from: string, to: string | null) => ({ from, to }) as Redirect;
const known = byOldAddress([
  redirect('/a', '/b'),
  redirect('/b', '/c?x=1#d'),
  redirect('/f', '/b?y=2'),
  redirect('/gone', null),
  redirect('/to-gone', '/gone'),
  redirect('/loop', '/pool'),
  redirect('/pool', '/loop'),
  redirect('/self', '/self?x=1'),
  redirect('/a', '/second'),
]);

it.each([
  ['/b', '/c?x=1#d'],
  ['/a', '/c?x=1#d'],
  ['/f', '/c?x=1#d'],
  ['/gone', null],
  ['/to-gone', null],
  ['/loop', undefined],
  ['/self', undefined],
  ['/z', undefined],
])('%s leads to %s in one step', (from, to) => expect(destinationOf(known, from)).toBe(to));

it('keeps query and fragment behind a path that has moved on', () => {
  const moved = byOldAddress([redirect('/a', '/b?x=1#y'), redirect('/b', '/c')]);
  expect(destinationOf(moved, '/a')).toBe('/c?x=1#y');
});
