import { describe, expect, it } from 'vitest';
import { shareAddress } from '~/images/picture/share-address.server';
import { signedPath } from '~/images/picture/signature.server';
import { refusalStatus } from './request-shape';
import { mangledLinks } from './testing';

const statusOf = (target: string, method = 'GET') => refusalStatus({ target, method });

describe('the shape of a request', () => {
  it('lets visitors through', () => {
    expect(statusOf('/')).toBeNull();
    expect(statusOf('/formations?secteur=eau&q=%C3%A9cologie')).toBeNull();
    expect(statusOf('/crm/brochure', 'POST')).toBeNull();
  });

  it.each([
    '/%',
    '/%E0%A4',
    '/%00',
    '/a%2e%2e/b/..',
    '/\\evil',
    'http://evil/',
    '/a\u0000',
    '/campus#x',
    '/campus?x=1#y',
    '/a%2fb',
    '/a%5Cb',
    '/a%25b',
    '/uploads/a%252e.pdf',
    '/images/jpeg/640/x/a%252f.jpg',
    '/a%0ab',
    '/a%0Db',
    '/a b',
    '/a\u007f',
    '/<a',
    '/a>',
    '/"',
  ])('answers 400 to %j', (target) => expect(statusOf(target)).toBe(400));

  it('lets the longest address of a share picture through', () => {
    const path = signedPath('/~cdn.example/a/b/c/d/e/f/%C3%89t%C3%A9%20(1).jpg', '3f');
    expect(statusOf(shareAddress({ path, focus: { x: 100, y: 100 } }) ?? '/%')).toBeNull();
  });

  it.each(mangledLinks)('leaves the link of a mail tool to the redirect: %s', (link) =>
    expect(statusOf(link)).toBeNull(),
  );

  it.each([
    '/agenda&utm_source=a/../b',
    '/agenda%3Futm_source=x/%2e%2e/y',
    '/a%2fb&utm_source=x',
    '/%E9&utm_source=x',
    '/agenda&utm_source=<x>',
  ])('refuses it if it was none before: %s', (link) => expect(statusOf(link)).toBe(400));

  it('knows no such form', () => expect(statusOf('/crm/brochure&utm_source=%E9', 'POST')).toBe(400));

  it('leaves an address with empty segments to the redirect, and accepts no form there', () => {
    for (const target of ['//evil.example', '/a//b', '/a//', `/${'/'.repeat(40)}a`])
      expect([target, statusOf(target), statusOf(target, 'POST')]).toEqual([target, null, 400]);
    expect(statusOf('//a'.repeat(40))).toBe(404);
  });

  it('refuses an address that is too long, too deep or has too many parameters', () => {
    expect(statusOf(`/${'a'.repeat(3000)}`)).toBe(414);
    expect(statusOf('/a'.repeat(40))).toBe(404);
    expect(statusOf(`/?${'a=1&'.repeat(80)}`)).toBe(400);
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'FOO'])('does not know the method %s', (method) =>
    expect(statusOf('/', method)).toBe(405),
  );
});
