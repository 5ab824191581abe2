import { describe, expect, it } from 'vitest';
import { assetsOf, copyKey, isDocument, isInstalledPage, pageOf, requestKind, variantKey } from './requests';

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

it('the files of a page are those of the build that it names, each once', () => {
  const html = `<link rel="modulepreload" href="/assets/root-Ab_1.js"/><script>import "/assets/root-Ab_1.js"</script>
      <link rel="stylesheet" href="/assets/app-X.css"/><use href="/assets/icons-Y.svg#pin"/>`;
  expect(assetsOf(html)).toEqual(['/assets/root-Ab_1.js', '/assets/app-X.css', '/assets/icons-Y.svg']);
  expect(assetsOf('url(/assets/text-Z.woff2), /assets/photo.jpg, /images/a.js')).toEqual([
    '/assets/text-Z.woff2',
  ]);
  expect(assetsOf('<p>Rien</p>')).toEqual([]);
});
