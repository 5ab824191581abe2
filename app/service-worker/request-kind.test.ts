import { describe, expect, it } from 'vitest';
import { isDocument, requestKind } from './request-kind';

const origin = 'https://www.ecole.example';
const asked = (path: string, mode = 'cors', method = 'GET') => ({
  method,
  url: new URL(path, origin),
  mode,
  range: false,
});
const kind = (...parameters: Parameters<typeof asked>) => requestKind(asked(...parameters), origin);

describe('the requests of the service worker', () => {
  it('pages, their data, pictures, and the files of the build', () => {
    expect(kind('/campus/lyon', 'navigate')).toBe('page');
    expect(kind('/campus/lyon?_data=routes%2Fcampus')).toBe('data');
    expect(kind('/images/avif/640/uploads/paysages/water-12.jpg', 'no-cors')).toBe('picture');
    expect(kind('/assets/root-Ab1.js')).toBe('asset');
  });

  it.each([
    '/crm/brochure',
    '/crm',
    '/error/debug?status=404',
    '/demo/crm',
    '/uploads/documents/reglement.pdf',
    '/uploads/documents/reglement',
    '/hooks/content',
    '/api/events',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('never %s', (path) => {
    expect(kind(path, 'navigate')).toBeNull();
    expect(kind(`${path}${path.includes('?') ? '&' : '?'}_data=routes%2Fadmissions`)).toBeNull();
  });

  it('exclude posts, other sites, previews, parts of files, feeds and health checks', () => {
    expect(kind('/contact', 'navigate', 'POST')).toBeNull();
    expect(kind('https://youtube-nocookie.com/embed/1', 'navigate')).toBeNull();
    expect(kind('/contact?preview=1', 'navigate')).toBeNull();
    expect(requestKind({ ...asked('/images/avif/640/a.jpg'), range: true }, origin)).toBeNull();
    for (const file of ['/agenda.ics', '/sitemap.xml', '/robots.txt', '/favicon.ico', '/sw.js'])
      expect(kind(file, 'navigate')).toBeNull();
    expect(kind('/healthz', 'navigate')).toBeNull();
  });

  it('a path that only begins like one of these, or holds one further on, is a page', () => {
    expect(kind('/crmoisson', 'navigate')).toBe('page');
    expect(kind('/agenda/salon.2026', 'navigate')).toBe('page');
    expect(kind('/blog/api', 'navigate')).toBe('page');
    expect(kind('/blog/assets/', 'navigate')).toBe('page');
    expect(kind('/blog/images/', 'navigate')).toBe('page');
  });

  it('a dot is an extension only at the end', () => {
    expect(kind('/blog/version-2.0/notes', 'navigate')).toBe('page');
    expect(kind('/plan.XML', 'navigate')).toBeNull();
  });

  it('a fetch that asks for no loader’s data is the network’s', () => {
    expect(kind('/recherche?q=eau')).toBeNull();
  });
});

describe('documents', () => {
  it('are navigations; a submitted form is not', () => {
    expect(isDocument(asked('/crm/brochure', 'navigate'))).toBe(true);
    expect(isDocument(asked('/crm/brochure', 'navigate', 'POST'))).toBe(false);
    expect(isDocument(asked('/crm/brochure?_data=routes%2Fadmissions'))).toBe(false);
    expect(isDocument({ ...asked('/formations', 'navigate'), range: true })).toBe(false);
  });
});
