import { describe, expect, it } from 'vitest';
import { redirectAnswer } from './redirect-answer';

describe('a redirect', () => {
  it('is a Location for a document', () => {
    expect(redirectAnswer('/ecole?utm_source=x', 301, '?utm_source=x')).toEqual({
      status: 301,
      headers: {
        location: '/ecole?utm_source=x',
        'content-length': 0,
        'cache-control': 'public, max-age=300',
      },
    });
    expect(redirectAnswer('/metiers', 302, '').headers['cache-control']).toBe('no-store');
  });

  it('is a header for the loader data of a client navigation, which keeps the visitor’s own parameters', () => {
    const search = '?utm_source=x&_data=routes%2Fsection';
    expect(redirectAnswer(`/ecole${search}`, 301, search)).toEqual({
      status: 204,
      headers: {
        'x-remix-redirect': '/ecole?utm_source=x',
        'x-remix-status': '301',
        'cache-control': 'no-store',
      },
    });
    expect(redirectAnswer('/?index&_data=root', 301, '?index&_data=root').headers['x-remix-redirect']).toBe(
      '/',
    );
  });

  it.each([
    '/uploads/documents/a.pdf',
    '/assets/entry-1.js',
    '/images/1.webp',
    '/icons/192.png',
    '/fonts/Texte.woff2',
  ])('to the file %s is left to the browser', (file) => {
    const search = '?_data=routes%2Fsub-page';
    const { headers } = redirectAnswer(`${file}${search}`, 301, search);
    expect(headers['x-remix-reload-document']).toBe('true');
  });
});
