import { describe, expect, it } from 'vitest';
import { hasClickId, isSignIn, searchEngineOf, searchEngines } from './search-engines';

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
    ['images.google.fr', 'google'],
    ['news.google.com', 'google'],
    ['www2.bing.com', 'bing'],
    ['www.baidu.com', 'baidu'],
    ['yahoo.com', 'yahoo'],
    ['r.search.yahoo.com', 'yahoo'],
    ['fr.yahoo.com', 'yahoo'],
    ['www.qwant.com', 'qwant'],
    ['www.lilo.org', 'lilo'],
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
    'mail.google.com',
    'accounts.google.com',
    'docs.google.com',
    'classroom.google.com',
    'sites.google.com',
    'mail.yahoo.com',
    'fr.mail.yahoo.com',
    'login.yahoo.com',
    'login.bing.com',
    'pan.baidu.com',
    'tieba.baidu.com',
    'blog.ecosia.org',
    'mail.qwant.com',
  ])('does not count %s as a search engine', (host) => {
    expect(searchEngineOf(host)).toBeNull();
  });
});

describe('a return from a sign-in page', () => {
  it.each(['accounts.google.com', 'accounts.google.fr', 'accounts.youtube.com', 'login.yahoo.com'])(
    '%s is not an origin',
    (host) => expect(isSignIn(host)).toBe(true),
  );

  it.each(['mail.google.com', 'www.google.com', 'accounts.google.com.attacker.example', 'login.example.com'])(
    '%s is not a sign-in page',
    (host) => expect(isSignIn(host)).toBe(false),
  );
});

describe('click ids', () => {
  it.each(['gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid'])('%s marks a paid click', (name) => {
    expect(hasClickId(new URLSearchParams({ [name]: 'abc' }))).toBe(true);
  });

  it('needs a value', () => {
    expect(hasClickId(new URLSearchParams('gclid=&q=1'))).toBe(false);
  });
});
