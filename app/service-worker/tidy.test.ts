/** Entries that stay on a device if a store is full, and after a new version of the site. */
import { beforeEach, describe, expect, it } from 'vitest';
import { siteStore, storeLimits } from '../offline/stores';
import { copyOf, copyOfPage } from './copies';
import { createDevice, html, picture, script, siteUrl, type TestDevice } from './testing';
import { leaveOldVersions, makeRoom } from './tidy';

let site: TestDevice;
beforeEach(() => {
  site = createDevice();
});

async function put(store: string, path: string, response: Response, at = 0): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  const copy = type.startsWith('text/html') ? await copyOfPage(response, at) : await copyOf(response, at);
  await (await site.device.caches.open(store)).put(siteUrl(path), copy);
}
const storeNames = () => site.device.caches.keys();

describe('a store with more than it may hold', () => {
  it('deletes the oldest pages, whatever their order', async () => {
    const { entries } = storeLimits.pages;
    for (let age = 0; age <= entries + 1; age += 1) await put('pages', `/${age}`, html('Page'), 1000 - age);
    await makeRoom(site.device, 'pages');
    const kept = await site.keptIn('pages');
    expect(kept).toHaveLength(entries);
    expect(kept).not.toContain(`/${entries}`);
    expect(kept).not.toContain(`/${entries + 1}`);
  });

  it('is as large as its bytes, too', async () => {
    await put('pictures', '/images/a', picture(storeLimits.pictures.bytes - 10), 1);
    await put('pictures', '/images/b', picture(11), 2);
    await makeRoom(site.device, 'pictures');
    expect(await site.keptIn('pictures')).toEqual(['/images/b']);
  });

  it('keeps the files of a kept page before newer unused ones', async () => {
    await put('saved', '/formations/bts-gpn', html('BTS GPN', ['/assets/needed.js']));
    await put('assets', '/assets/needed.js', script(), 0);
    for (let number = 0; number < storeLimits.assets.entries; number += 1)
      await put('assets', `/assets/${number}.js`, script(), 1 + number);
    await makeRoom(site.device, 'assets');
    const kept = await site.keptIn('assets');
    expect(kept).toContain('/assets/needed.js');
    expect(kept).not.toContain('/assets/0.js');
  });

  it('stays as it is when there is room', async () => {
    await put('pages', '/a', html('A'));
    await makeRoom(site.device, 'pages');
    expect(await site.keptIn('pages')).toEqual(['/a']);
  });
});

describe('a new version', () => {
  it('keeps its own store and the previous one, whose pages may be open', async () => {
    for (const version of ['one', 'two', 'three'])
      await put(siteStore(version), '/hors-ligne', html('Hors ligne'));
    await leaveOldVersions(site.device, 'three');
    expect(await storeNames()).toEqual(expect.arrayContaining([siteStore('two'), siteStore('three')]));
    expect(await storeNames()).not.toContain(siteStore('one'));
  });

  it('is not its own predecessor when it is an earlier build again', async () => {
    for (const version of ['one', 'two', 'three'])
      await put(siteStore(version), '/hors-ligne', html('Hors ligne'));
    // The site went back to the first build.
    await leaveOldVersions(site.device, 'one');
    expect(await storeNames()).toEqual(expect.arrayContaining([siteStore('one'), siteStore('three')]));
    expect(await storeNames()).not.toContain(siteStore('two'));
  });

  it('copies the files of kept pages from an old store, and nothing else', async () => {
    await put('pages', '/campus/lyon', html('Lyon', ['/assets/lyon.js']));
    await put(siteStore('one'), '/assets/lyon.js', script());
    await put(siteStore('one'), '/assets/root.js', script());
    for (const version of ['two', 'three']) await put(siteStore(version), '/hors-ligne', html('Hors ligne'));
    await leaveOldVersions(site.device, 'three');
    expect(await site.keptIn('assets')).toEqual(['/assets/lyon.js']);
  });
});
