import { describe, expect, it } from 'vitest';
import { buildCrmUrl, type CrmLinkInput, onPublicOrigin } from './crm-link';

const build = (link: string | null, changes: Partial<CrmLinkInput> = {}) =>
  buildCrmUrl({
    link,
    course: 'bts-gpn',
    campus: 'lyon',
    origin: { source: 'ORGANIC_google', medium: 'organic' },
    allowedOrigins: null,
    ownOrigin: null,
    ...changes,
  });

describe('the address a visitor leaves for', () => {
  it('carries course, campus and origin beside what the link held already', () => {
    const url = new URL(build('https://crm.example/form?id=7&lang=fr') ?? '');
    expect(url.origin + url.pathname).toBe('https://crm.example/form');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id: '7',
      lang: 'fr',
      campus: 'lyon',
      course: 'bts-gpn',
      'origine-tracking': 'ORGANIC_google',
      utm_source: 'ORGANIC_google',
      utm_medium: 'organic',
    });
  });

  it('says each value once, whatever the link held', () => {
    const url = new URL(build('https://crm.example/?campus=nice&campus=metz&utm_source=x') ?? '');
    expect(url.searchParams.getAll('campus')).toEqual(['lyon']);
    expect(url.searchParams.getAll('utm_source')).toEqual(['ORGANIC_google']);
  });

  it('keeps the fragment and encodes what a campaign brought', () => {
    const url = build('https://crm.example/#form', { origin: { source: 'a&b=c#d', medium: 'é' } });
    expect(url).toContain('utm_source=a%26b%3Dc%23d');
    expect(url?.endsWith('#form')).toBe(true);
  });

  it.each([
    null,
    '',
    '   ',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://crm.example/',
    'mailto:a@b.example',
    '//crm.example/',
    '/demo/crm',
    'crm.example',
    'https:crm.example',
    'https:crm.example/https://crm.example/',
    'https:///crm.example',
    'https://user@crm.example/',
    'https://user:secret@crm.example/',
    'https://:secret@crm.example/',
    'https:\\\\crm.example\\',
    'https://crm.example/\r\nX: y',
    `https://crm.example/${'x'.repeat(3000)}`,
    'http://crm.example/',
  ])('refuses the link %j', (link) => {
    expect(build(link)).toBeNull();
  });

  it.each([
    ['a blank or a line break around it', '\n https://crm.example/f \r\n'],
    ['2048 characters', `https://crm.example/${'x'.repeat(2028)}`],
  ])('takes a link with %s', (_name, link) => {
    expect(build(link)).toMatch(/^https:\/\/crm\.example\/[fx]+\?campus=lyon&course=bts-gpn&/);
  });

  it('stays within the configured origins', () => {
    const allowedOrigins = ['https://crm.example', 'http://crm.test:8080'];
    expect(build('https://crm.example/a', { allowedOrigins })).not.toBeNull();
    expect(build('http://crm.test:8080/a', { allowedOrigins })).not.toBeNull();
    expect(build('https://crm.example:444/a', { allowedOrigins })).toBeNull();
    expect(build('https://crm.example.attacker.example/', { allowedOrigins })).toBeNull();
    expect(build('http://crm.example/', { allowedOrigins })).toBeNull();
  });

  it('may be http on the site itself only where the demo CRM lives', () => {
    const link = 'http://localhost:3000/demo/crm?action=brochure';
    expect(build(link, { ownOrigin: 'http://localhost:3000' })).toMatch(
      /^http:\/\/localhost:3000\/demo\/crm\?/,
    );
    expect(build(link)).toBeNull();
    expect(build('http://localhost:4000/demo/crm', { ownOrigin: 'http://localhost:3000' })).toBeNull();
  });
});

describe('a link of the embedded service', () => {
  const put = (link: string | null) =>
    onPublicOrigin(link, 'http://content.embedded', 'https://www.ecole.example');

  it('moves to the public origin', () => {
    expect(put('http://content.embedded/demo/crm?action=contact')).toBe(
      'https://www.ecole.example/demo/crm?action=contact',
    );
  });

  it('is left alone when it leads elsewhere', () => {
    expect(put('https://crm.example/')).toBe('https://crm.example/');
    expect(put('http://content.embedded.attacker.example/')).toBe(
      'http://content.embedded.attacker.example/',
    );
    expect(put(null)).toBeNull();
  });
});
