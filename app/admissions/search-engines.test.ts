import { describe, expect, it } from 'vitest';
import { hasClickId, searchEngineOf, searchEngines } from './search-engines';

describe('recognised search engines', () => {
  it('are seven', () => {
    expect([...searchEngines].sort()).toEqual([
      'baidu',
      'bing',
      'ecosia',
      'google',
      'lilo',
      'qwant',
      'yahoo',
    ]);
  });

  it.each([
    ['www.google.com', 'google'],
    ['google.fr', 'google'],
    ['www.google.co.uk', 'google'],
    ['www.google.com.br', 'google'],
    ['www.ecosia.org', 'ecosia'],
    ['cn.bing.com', 'bing'],
    ['m.baidu.com', 'baidu'],
    ['fr.search.yahoo.com', 'yahoo'],
    ['search.yahoo.co.jp', 'yahoo'],
    ['lite.qwant.com', 'qwant'],
    ['search.lilo.org', 'lilo'],
  ])('knows %s as %s', (host, engine) => {
    expect(searchEngineOf(host)).toBe(engine);
  });

  it.each([
    'evil-google.com',
    'evil-google.com.attacker.example',
    'google.com.attacker.example',
    'google.attacker.example',
    'google.github.io',
    'notgoogle.com',
    'googlee.com',
    'google',
    'duckduckgo.com',
    'xn--google-x.com',
  ])('is not taken in by %s', (host) => {
    expect(searchEngineOf(host)).toBeNull();
  });
});

describe('click ids', () => {
  it.each(['gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid'])('%s marks a paid click', (name) => {
    expect(hasClickId(new URLSearchParams({ [name]: 'abc' }))).toBe(true);
  });

  it('needs a value', () => {
    expect(hasClickId(new URLSearchParams('gclid=&q=1'))).toBe(false);
  });
});
