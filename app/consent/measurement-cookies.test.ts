import { describe, expect, it } from 'vitest';
import { cookieDomains, measurementCookies, presentCookies } from './measurement-cookies';

describe('the cookies of audience measurement', () => {
  const present = (cookies: string | null, added = '') => presentCookies(cookies, measurementCookies(added));

  it.each([
    '_ga',
    '_ga_AB12CD34',
    '_gid',
    '_gat',
    '_gat_UA-1234-1',
    '_gat_gtag_UA_1_1',
    '_gcl_au',
    '_gcl_aw',
  ])('are %s', (name) => expect(present(`a=b; ${name}=GS1.1.x=y; _gax=1`)).toEqual([name]));

  it.each(['_gax', 'x_ga', 'choix-cookies', '__Host-choix-cookies', 'utm_source', 'i18n_redirected', '_fbp'])(
    'are not %s',
    (name) => expect(present(`${name}=x`)).toEqual([]),
  );

  it('are those that the school adds, in whichever list', () => {
    const all = '_fbp=1; _hjSession_12=2; _hjid=3; _pk_id.1.ab=4; _gid=5; x=6';
    const expected = ['_fbp', '_hjSession_12', '_hjid', '_pk_id.1.ab', '_gid'];
    for (const added of ['_fbp, _hj*, _pk_id*', '_fbp _hj* ; _pk_id.1.ab', '_fbp\n_hj*\n_pk_id.*'])
      expect(present(all, added)).toEqual(expected);
    expect(present('x=1; choix-cookies=2', '*, **, =, é')).toEqual([]);
  });

  it('are named once, and not too many for an answer', () => {
    expect(present('_ga=1; _ga=2')).toEqual(['_ga']);
    expect(present(null)).toEqual([]);
    const many = Array.from({ length: 100 }, (_, index) => `_ga_${index}=x`).join('; ');
    expect(present(many)).toHaveLength(16);
  });
});

describe('the domains of a cookie', () => {
  it.each([
    ['www.ecole.example', [null, 'www.ecole.example', 'ecole.example']],
    ['ecole.example', [null, 'ecole.example']],
    ['site.web.ecole.example', [null, 'site.web.ecole.example', 'web.ecole.example', 'ecole.example']],
    ['localhost', [null]],
    ['127.0.0.1', [null]],
    ['[::1]', [null]],
  ])('are those of %s and above', (host, domains) => expect(cookieDomains(host)).toEqual(domains));
});
