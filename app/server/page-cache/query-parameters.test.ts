import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteAddresses } from '~/addresses/site-addresses';
import { isTrackingParameter } from '~/base/tracking-parameters';
import { parametersOf } from './page-key';

/** Code that reads an address other than the page's own. */
const notThePage = [
  'app/server/',
  'app/service-worker/',
  'app/content/',
  'app/images/',
  // Links of the panel are answered before any page.
  'app/editors/panel-link.ts',
  'app/school/admissions/origin-of-visit.ts',
  // The address of a video on another site.
  'content-model/values/video-address.ts',
  // A POST there has no page.
  'app/screens/consent/save-choice.server.ts',
];
const reading = /(?:searchParams|parameters|query|search)\.(?:get|getAll|has)\('([a-z_]+)'\)/g;

describe('the query parameters pages read', () => {
  it('are all listed: a missing one would never reach its page', () => {
    const known = new Set(siteAddresses.flatMap(({ parameters }) => parameters));
    const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join('app', name.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !notThePage.some((place) => file.startsWith(place)));
    const forgotten = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(reading)]
        .filter(([, name = '']) => !known.has(name) && name !== '_data')
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(forgotten).toEqual([]);
  });

  it('are none by which a visit is tracked', () => {
    const names = siteAddresses.flatMap(({ parameters }) => parameters);
    expect(names.filter(isTrackingParameter)).toEqual([]);
  });

  it('are looked up by the page, then by the pages below', () => {
    expect(parametersOf('/formations')?.names).toContain('secteur');
    expect(parametersOf('/formations/bts-gpn')?.names).toEqual(['campus', 'statut', 'age']);
    expect(parametersOf('/metiers/ecologue')?.names).toEqual([]);
    expect(parametersOf('/actualites/page/2')?.names).toEqual(['categorie', 'campus']);
    expect(parametersOf('/crm/contact')).toEqual({
      names: ['course', 'campus', 'pres-de'],
      emptyMatters: true,
    });
    expect(parametersOf('/constructor')?.names).toEqual([]);
    expect(parametersOf('/actualites/page/2')?.names).toEqual(['categorie', 'campus']);
    expect(parametersOf('/actualites/page')?.names).toEqual([]);
    expect(parametersOf('/formations')?.emptyMatters).toBe(false);
    for (const folder of ['assets', 'demo', 'hooks', 'images', 'uploads'])
      expect(parametersOf(`/${folder}/a`), folder).toBeNull();
    expect(parametersOf('/images/webp/640/a.jpg')).toBeNull();
  });
});
