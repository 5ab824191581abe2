/** A page's message to the worker, and the files fetched for it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createDevice, html, picture, script, siteUrl, type TestDevice } from './testing';
import { createVisits } from './visits';

let site: TestDevice;
let savesData: boolean;
let visits: ReturnType<typeof createVisits>;

const lyon = '/campus/lyon';
const pictureOf = (name: string) => `/images/webp/800/uploads/${name}.jpg`;
const of = (path: string, pictures: string[] = [], assets: string[] = []) => ({
  address: siteUrl(path),
  pictures: pictures.map(siteUrl),
  assets: assets.map(siteUrl),
});
const visited = (...parts: Parameters<typeof of>) => visits.keepVisited({ type: 'visited', ...of(...parts) });
const saved = (path: string, pictures: string[] = []) => {
  const { assets: _, ...message } = of(path, pictures);
  return visits.keepSaved({ type: 'save', ...message });
};

beforeEach(() => {
  site = createDevice();
  savesData = false;
  visits = createVisits(site.device, site.copyWriter, () => savesData);
  site.site.set(lyon, () => html('Lyon'));
  for (const name of ['mare', 'loutre']) site.site.set(pictureOf(name), () => picture());
  site.site.set('/assets/campus.js', script);
});

describe('a page that is read', () => {
  it('is kept with its pictures and its loaded code', async () => {
    await visited(lyon, [pictureOf('mare')], ['/assets/campus.js']);
    expect(await site.keptIn('pages')).toEqual([lyon]);
    expect(await site.keptIn('pictures')).toEqual([pictureOf('mare')]);
    expect(await site.keptIn('assets')).toEqual(['/assets/campus.js']);
  });

  it('is not fetched again within five minutes, and is after them', async () => {
    await visited(lyon);
    site.now += 299_999;
    await visited(lyon);
    expect(site.asked).toEqual([lyon]);
    site.now += 1;
    await visited(lyon);
    expect(site.asked).toEqual([lyon, lyon]);
  });

  it('is the same page with another advertisement in its address', async () => {
    await visited(lyon);
    await visited(`${lyon}?utm_source=salon`);
    expect(site.asked).toEqual([lyon]);
  });

  it('costs a visitor who saves data nothing', async () => {
    savesData = true;
    await visited(lyon, [pictureOf('mare')], ['/assets/campus.js']);
    expect(site.asked).toEqual([]);
    expect(await site.device.caches.keys()).toEqual([]);
  });

  it('requests only missing pictures and code', async () => {
    await visited(lyon, [pictureOf('mare')], ['/assets/campus.js']);
    site.asked.length = 0;
    await visited(lyon, [pictureOf('mare'), pictureOf('loutre')], ['/assets/campus.js']);
    expect(site.asked).toEqual([pictureOf('loutre')]);
  });

  it('keeps nothing of other sites, of the admissions, or of an invalid address', async () => {
    await visits.keepVisited({
      type: 'visited',
      address: siteUrl('/crm/brochure'),
      pictures: ['https://elsewhere.example/images/webp/800/a.jpg', 'no address'],
      assets: [siteUrl('/metrics')],
    });
    expect(site.asked).toEqual([]);
  });
});

describe('a programme that is saved', () => {
  it('is kept with its first picture only', async () => {
    await saved(lyon, ['/crm/no-picture', pictureOf('mare'), pictureOf('loutre')]);
    expect(await site.keptIn('saved')).toEqual([lyon, pictureOf('mare')]);
    expect(site.asked).not.toContain(pictureOf('loutre'));
  });

  it('is kept though the visitor saves data: it was requested', async () => {
    savesData = true;
    await saved(lyon);
    expect(await site.keptIn('saved')).toEqual([lyon]);
  });

  it('is not a page that is never kept', async () => {
    await saved('/crm/brochure');
    expect(site.asked).toEqual([]);
  });

  it('is removed at the visitor’s request, and stays among the visited ones', async () => {
    await visited(lyon);
    await saved(lyon);
    await visits.forgotten({ type: 'forget', address: siteUrl(`${lyon}#prix`) });
    expect(await site.keptIn('saved')).toEqual([]);
    expect(await site.keptIn('pages')).toEqual([lyon]);
  });
});
