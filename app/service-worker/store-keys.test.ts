import { describe, expect, it } from 'vitest';
import { copyKey, isInstalledPage, pageOf, variantKey } from './store-keys';

const origin = 'https://www.ecole.example';

describe('the address a page is kept under', () => {
  it('has neither fragment nor advertising parameters', () => {
    const url = new URL('/formations?utm_source=salon&secteur=eau&gclid=1#resultats', origin);
    expect(copyKey(url)).toBe(`${origin}/formations?secteur=eau`);
    expect(url.href, 'the address asked for is left alone').toContain('gclid=1#resultats');
  });

  it.each([
    'utm_campaign',
    'origine-tracking',
    'gclid',
    'fbclid',
    'mc_cid',
    '_hsenc',
    '_hsmi',
    'mkt_tok',
    'vero_id',
    'xtor',
  ])('is the same with and without %s, and another with a parameter that only looks like it', (name) => {
    expect(copyKey(new URL(`/campus?${name}=1`, origin))).toBe(`${origin}/campus`);
    for (const other of [`${name}-x`, `x-${name}`]) {
      expect(copyKey(new URL(`/campus?${other}=1`, origin))).toBe(`${origin}/campus?${other}=1`);
    }
  });

  it('is the site’s own for the offline page and the saved programmes, and for no other', () => {
    const own = ['/hors-ligne', '/mes-formations', '/formations', '/'].filter((path) =>
      isInstalledPage(new URL(path, origin)),
    );
    expect(own).toEqual(['/hors-ligne', '/mes-formations']);
  });

  it('of a page of the site itself has no parameters', () => {
    expect(copyKey(new URL('/hors-ligne?page=%2Fcampus', origin))).toBe(`${origin}/hors-ligne`);
    expect(copyKey(new URL('/hors-ligne?_data=routes%2Foffline', origin))).toContain('_data');
  });
});

it('the page of loader data is its address without what only the router reads', () => {
  const data = new URL('/agenda?campus=lyon&mc_cid=1&_data=routes%2Fagenda&index', origin);
  expect(pageOf(data)).toBe('/agenda?campus=lyon');
  expect(pageOf(new URL('/agenda?gclid=1', origin))).toBe('/agenda');
});

describe('a picture', () => {
  it('is the same at every width and in every format', () => {
    expect(variantKey('/images/avif/640/uploads/a.jpg')).toBe(variantKey('/images/jpeg/1280/uploads/a.jpg'));
    expect(variantKey('/images/avif/640/uploads/a.jpg')).not.toBe(
      variantKey('/images/avif/640/uploads/b.jpg'),
    );
  });

  it.each([
    '/campus',
    '/blog/images/avif/640/uploads/a.jpg',
    '/images/avif/large/uploads/a.jpg',
    '/images/AVIF/640/uploads/a.jpg',
    '/images/avif/640/',
  ])('is absent at %s', (path) => expect(variantKey(path)).toBeNull());
});
