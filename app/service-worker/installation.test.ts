/** The files of a version, all or nothing. */
import { beforeEach, describe, expect, it } from 'vitest';
import { siteStore } from '../offline/stores';
import { installVersion, refreshOwnPages } from './installation';
import { answer, createDevice, html, script, type TestDevice } from './testing';

let site: TestDevice;
beforeEach(() => {
  site = createDevice();
  site.site.set('/hors-ligne', () => html('Hors ligne', ['/assets/offline.js']));
  site.site.set('/mes-formations', () => html('Mes formations'));
  for (const path of ['/assets/offline.js', '/assets/root.js']) site.site.set(path, script);
});
const install = () => installVersion(site.device, 'one', ['/assets/root.js']);
const kept = () => site.keptIn(siteStore('one'));

describe('a version', () => {
  it('has its shared files, the pages read offline, and their files', async () => {
    await install();
    expect((await kept()).sort()).toEqual([
      '/assets/offline.js',
      '/assets/root.js',
      '/hors-ligne',
      '/mes-formations',
    ]);
  });

  it.each(['/hors-ligne', '/assets/root.js', '/assets/offline.js'])(
    'is not installed while %s cannot be loaded, and then has no page',
    async (path) => {
      site.site.set(path, () => answer('', { 'content-type': 'text/html' }, 500));
      await expect(install()).rejects.toThrow(`${path} answered 500`);
      expect(await kept()).not.toContain('/hors-ligne');
    },
  );

  it('does not fetch a file twice', async () => {
    await install();
    site.asked.length = 0;
    await install();
    expect(site.asked).toEqual(['/hors-ligne', '/mes-formations']);
  });
});

describe('the pages read offline', () => {
  it('are requested again once a day: they contain content', async () => {
    await install();
    site.asked.length = 0;
    site.now += 86_399_999;
    await refreshOwnPages(site.device, 'one');
    expect(site.asked).toEqual([]);
    site.now += 1;
    await refreshOwnPages(site.device, 'one');
    expect(site.asked).toEqual(['/hors-ligne', '/mes-formations']);
  });

  it('stay as they are when they cannot be loaded', async () => {
    await install();
    site.site.clear();
    site.now += 86_400_000;
    await refreshOwnPages(site.device, 'one');
    expect(await kept()).toContain('/hors-ligne');
  });
});
