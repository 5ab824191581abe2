import { describe, expect, it } from 'vitest';
import { mangledLinks } from '../http/testing';
import { type CanonicalOptions, canonicalRedirect } from './canonical-address';
import { legacyAddresses } from './legacy-addresses';
import { parseLegacyRules } from './legacy-rules';

const options: CanonicalOptions = {
  publicOrigin: 'https://www.ecole.example',
  enforceHost: true,
  englishEnabled: false,
  rules: parseLegacyRules(legacyAddresses),
  mediaOrigin: 'https://media.ecole.example',
  destinationOf: async () => null,
  answerTo: async () => ({ status: 404, location: null }),
};
const answering = (status: number, location: string | null = null) => ({
  answerTo: async () => ({ status, location }),
});
const ask = (host: string, pathname: string, search = '', changes: Partial<CanonicalOptions> = {}) =>
  canonicalRedirect({ host, pathname, search }, { ...options, ...changes });
const www = 'www.ecole.example';

describe('the canonical address of a page', () => {
  it('keeps a canonical address', async () => {
    expect(await ask(www, '/')).toBeNull();
    expect(await ask(www, '/formations/bts-gpn', '?utm_source=salon')).toBeNull();
  });

  it('strips a trailing slash and lower-cases, in one 301 that keeps the query', async () => {
    expect(await ask(www, '/Campus/LYON/', '?Page=2&X=Y')).toEqual({
      location: '/campus/lyon?Page=2&X=Y',
      status: 301,
    });
  });

  it('keeps the query before the place on the page', async () => {
    expect(await ask(www, '/Cout-d-une-annee/', '?formation=bts-gpn&campus=lyon')).toEqual({
      location: '/tarifs?formation=bts-gpn&campus=lyon#cout',
      status: 301,
    });
  });

  it.each([
    ['/c%61mpus', '/campus'],
    ['/formations/%62ts-gpn', '/formations/bts-gpn'],
    ['/formations/bts%2Dgpn', '/formations/bts-gpn'],
    ['/%43ampus', '/campus'],
    ['/actualites%2ertf', '/actualites.rtf'],
    ['/a%5fb%7ec%39', '/a_b~c9'],
    ['/robots%2Etxt', '/robots.txt'],
    ['/uploads/Brochure%2D2026.pd%66', '/uploads/Brochure-2026.pdf'],
    ['/upl%6Fads/R%C3%A8glement%20%41.pdf', '/uploads/R%C3%A8glement%20A.pdf'],
    ['/%61ssets/Root-Ab12.js', '/assets/Root-Ab12.js'],
    [
      '/images/webp/640/nWc3_Qk0fXs/uploads/Eau%2D12.jp%67',
      '/images/webp/640/nWc3_Qk0fXs/uploads/Eau-12.jpg',
    ],
  ])('%s is %s, which needs no encoding', async (asked, location) => {
    expect(await ask(www, asked)).toEqual({ location, status: 301 });
  });

  it.each([
    ['//formations', '/formations'],
    ['/formations//', '/formations'],
    ['///Formations//BTS-gpn/', '/formations/bts-gpn'],
    ['//evil.example', '/evil.example'],
    ['//', '/'],
    ['/iet-lyon//', '/campus/lyon'],
    ['//assets//Root-Ab12.js', '/assets/Root-Ab12.js'],
    ['/uploads//Brochure.pdf', '/uploads/Brochure.pdf'],
  ])('%s is %s, without empty segments', async (asked, location) => {
    expect(await ask(www, asked)).toEqual({ location, status: 301 });
  });

  it.each(mangledLinks)('%s is %s, as it was before a mail tool', async (asked, location) => {
    const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(asked) ?? [];
    expect(await ask(www, path, search)).toEqual({ location, status: 301 });
    expect((await ask('ecole.example', path, search))?.location).toBe(`https://${www}${location}`);
  });

  it('knows its host with the default port named', async () => {
    expect(await ask(`${www}:443`, '/formations')).toBeNull();
    expect((await ask('ecole.example:80', '/formations'))?.location).toBe(`https://${www}/formations`);
    expect((await ask(`${www}.:443`, '/formations'))?.location).toBe(`https://${www}/formations`);
  });

  it('redirects an old address that was shared with punctuation at its end', async () => {
    expect((await ask(www, '/iet-lyon).'))?.location).toBe('/campus/lyon');
    const asked: string[] = [];
    const answerTo = async (path: string) => ({ status: asked.push(path) > 0 ? 200 : 404, location: null });
    expect((await ask(www, '/fiches-metiers/hydrologue.', '', { answerTo }))?.location).toBe(
      '/metiers/hydrologue',
    );
    expect(asked).toEqual(['/metiers/hydrologue']);
    expect((await ask(www, '/EN,'))?.location).toBe('/');
    // Whether there is a page, the page says.
    for (const [status, location] of [
      [200, 'https://www.ecole.example/formations'],
      [404, 'https://www.ecole.example/formations.'],
    ] as const)
      expect((await ask('ecole.example', '/Formations.', '', answering(status)))?.location).toBe(location);
  });

  it('keeps necessary encoding', async () => {
    expect(await ask(www, '/a%c3%a9%40%5b%60%7b')).toBeNull();
  });

  it('redirects the host without www, an old address in capitals and a slash at the end in one step', async () => {
    expect(await ask('ecole.example', '/IET-Lyon/', '?a=1')).toEqual({
      location: 'https://www.ecole.example/campus/lyon?a=1',
      status: 301,
    });
  });

  it('redirects /en and addresses below it to the home page while English is off, and no other', async () => {
    expect((await ask(www, '/en'))?.location).toBe('/');
    expect((await ask(www, '/en/campus/lyon', '?x=1'))?.location).toBe('/?x=1');
    expect(await ask(www, '/entreprise')).toBeNull();
    expect(await ask(www, '/en', '', { englishEnabled: true })).toBeNull();
  });

  it('redirects an old PDF to the media host', async () => {
    expect((await ask(www, '/wp-content/uploads/Brochure-Generale.pdf'))?.location).toBe(
      'https://media.ecole.example/uploads/documents/brochure-generale.pdf',
    );
  });

  it.each([
    [200, null, '/metiers/hydrologue', 301],
    [301, '/metiers/eau', '/metiers/eau', 301],
    [404, null, '/metiers', 301],
    [410, null, '/metiers', 301],
    // Whether there is a page is not known: the content service is away.
    [500, null, '/metiers', 302],
    [503, null, '/metiers', 302],
    [504, null, '/metiers', 302],
  ])(
    'redirects an old career, whose page answers %i (%s), to %s for now or for good (%i)',
    async (answered, moved, location, status) =>
      expect(await ask(www, '/fiches-metiers/hydrologue', '', answering(answered, moved))).toEqual({
        location,
        status,
      }),
  );

  it('leads at once to where a page has moved', async () => {
    const moves: Record<string, string> = {
      '/campus/lyon': '/campus/lyon-vaise#plan',
      '/metiers/hydrologue': '/metiers/eau',
    };
    const changes = {
      destinationOf: async (path: string) => moves[path] ?? null,
      answerTo: async (path: string) => ({ status: moves[path] ? 301 : 404, location: moves[path] ?? null }),
    };
    const leads = async (host: string, path: string, search = '') =>
      (await ask(host, path, search, changes))?.location;
    expect(await leads(www, '/Campus/Lyon/', '?a=1')).toBe('/campus/lyon-vaise?a=1#plan');
    expect(await leads(www, '/iet-lyon')).toBe('/campus/lyon-vaise#plan');
    expect(await leads('ecole.example', '/campus/lyon')).toBe(`https://${www}/campus/lyon-vaise#plan`);
    expect(await leads(www, '/fiches-metiers/hydrologue')).toBe('/metiers/eau');
    expect(await leads(www, '/fiches-metiers/forgeron')).toBe('/metiers');
    // Whether a page is there, the page says.
    expect(await leads(www, '/campus/lyon')).toBeUndefined();
  });

  it.each(['/uploads/Brochure_2026_ab12.pdf', '/uploads/R%C3%A8glement%20Int%C3%A9rieur.DOCX'])(
    'leaves the name of a document: %s',
    async (address) => expect(await ask(www, address)).toBeNull(),
  );

  it('still redirects the old addresses of documents', async () => {
    expect((await ask(www, '/uploads/Programme-BTS.pdf'))?.location).toBe('/formations');
  });

  it('does not change the capitals of built files', async () => {
    expect(await ask(www, '/assets/Root-Ab12.js')).toBeNull();
  });
});
