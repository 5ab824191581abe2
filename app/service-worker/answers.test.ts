/** The answers to each kind of request, with a network and a connection that the test controls. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswers, type WorkerRequest } from './answers';
import { copyOf } from './copies';
import type { RequestKind } from './requests';
import { answer, createDevice, html, loaderData, picture, script, siteUrl, type TestDevice } from './testing';

let site: TestDevice;
let answers: ReturnType<typeof createAnswers>;
let later: Promise<unknown>[];

beforeEach(() => {
  vi.useFakeTimers();
  site = createDevice();
  answers = createAnswers(site.device, site.copyWriter);
  later = [];
});
afterEach(() => void vi.useRealTimers());

const asked = (path: string, kind: RequestKind, preloaded?: Response): WorkerRequest => ({
  request: new Request(siteUrl(path)),
  kind,
  preloaded: Promise.resolve(preloaded),
  waitUntil: (work) => void later.push(work),
});
/** Reads a page once with a connection, so that there is a copy. */
async function visit(path: string, kind: 'page' | 'data' = 'page'): Promise<void> {
  await answers[kind](asked(path, kind));
  await Promise.all(later);
}
const never = () => new Promise<Response>(() => {});

describe('a page', () => {
  it('comes from the network, and is kept', async () => {
    site.site.set('/campus/lyon', () => html('Lyon'));
    await visit('/campus/lyon');
    expect(await site.keptIn('pages')).toEqual(['/campus/lyon']);
    site.site.set('/campus/lyon', () => html('Lyon, nouvelle adresse'));
    expect(await (await answers.page(asked('/campus/lyon', 'page'))).text()).toContain('nouvelle adresse');
  });

  it('is the answer the browser requested while the worker started, and is not requested twice', async () => {
    const shown = await answers.page(asked('/campus/lyon', 'page', html('Lyon')));
    expect(await shown.text()).toContain('Lyon');
    expect(site.asked).toEqual([]);
  });

  it('is the copy only when the network has not answered for 3 s', async () => {
    site.site.set('/campus/lyon', () => html('Lyon'));
    await visit('/campus/lyon');
    site.site.set('/campus/lyon', never);
    const shown = vi.fn();
    const done = answers.page(asked('/campus/lyon', 'page')).then(shown);
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(shown).toHaveBeenCalledOnce();
  });

  it('is awaited without limit if it was not visited', async () => {
    site.site.set(
      '/panorama',
      () => new Promise((resolve) => setTimeout(() => resolve(html('Panorama')), 9000)),
    );
    const shown = answers.page(asked('/panorama', 'page'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(await (await shown).text()).toContain('Panorama');
  });

  it('is kept when it comes after its copy was shown', async () => {
    site.site.set('/campus/lyon', () => html('Lyon'));
    await visit('/campus/lyon');
    site.site.set(
      '/campus/lyon',
      () => new Promise((resolve) => setTimeout(() => resolve(html('Lyon, nouvelle adresse')), 4000)),
    );
    const shown = answers.page(asked('/campus/lyon', 'page'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await shown).text()).not.toContain('nouvelle adresse');
    // The browser keeps the worker alive until then.
    expect(later).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(later);
    await Promise.all(later);
    site.site.clear();
    expect(await (await answers.page(asked('/campus/lyon', 'page'))).text()).toContain('nouvelle adresse');
  });

  it('is its copy without a connection, for any origin of the visitor', async () => {
    site.site.set('/campus/lyon', () => html('Lyon'));
    await visit('/campus/lyon');
    site.site.clear();
    const shown = await answers.page(asked('/campus/lyon?utm_source=salon', 'page'));
    expect(await shown.text()).toContain('Lyon');
  });

  it('is the offline page without a connection and a copy, with the requested address', async () => {
    const shown = await answers.page(asked('/agenda?campus=lyon&gclid=1', 'page'));
    expect(shown.status).toBe(302);
    expect(shown.headers.get('location')).toBe(siteUrl('/hors-ligne?page=%2Fagenda%3Fcampus%3Dlyon'));
  });

  it('of the offline list does not loop if it cannot be loaded', async () => {
    expect((await answers.page(asked('/hors-ligne', 'page'))).status).toBe(504);
  });

  it('is not kept among the visited ones if it comes with each version', async () => {
    site.site.set('/mes-formations', () => html('Mes formations'));
    await visit('/mes-formations');
    expect(await site.keptIn('pages')).toEqual([]);
  });
});

describe('a page that is never kept', () => {
  it('comes from the network, and is not kept', async () => {
    site.site.set('/crm/brochure', () => html('Brochure'));
    const shown = await answers.unkept(asked('/crm/brochure', 'page'));
    expect(await shown.text()).toContain('Brochure');
    expect(await site.device.caches.keys()).toEqual([]);
  });

  it('is replaced by the offline page', async () => {
    const shown = await answers.unkept(asked('/crm/brochure', 'page'));
    expect(shown.headers.get('location')).toBe(siteUrl('/hors-ligne?page=%2Fcrm%2Fbrochure'));
  });
});

describe('the data of a page', () => {
  const address = '/campus/lyon?_data=routes%2Fcampus';

  it('comes from the network, else from its copy', async () => {
    site.site.set(address, loaderData);
    await visit(address, 'data');
    site.site.clear();
    expect((await answers.data(asked(address, 'data'))).status).toBe(200);
  });

  it('sends the router to the document if it cannot be loaded, and that may be kept', async () => {
    const told = await answers.data(asked(`${address}&index`, 'data'));
    expect(told.status).toBe(204);
    expect(told.headers.get('x-remix-redirect')).toBe('/campus/lyon');
    expect(told.headers.get('x-remix-reload-document')).toBe('true');
  });
});

describe('a picture', () => {
  const address = '/images/webp/800/uploads/lyon.jpg';

  it('is its copy, for its address names its bytes', async () => {
    site.site.set(address, () => picture());
    await answers.picture(asked(address, 'picture'));
    await Promise.all(later);
    await answers.picture(asked(address, 'picture'));
    expect(site.asked).toEqual([address]);
  });

  it('is another width of the same picture without a connection, or nothing', async () => {
    const pictures = await site.device.caches.open('pictures');
    await pictures.put(siteUrl('/images/avif/400/uploads/lyon.jpg'), await copyOf(picture(7), 0));
    expect(await (await answers.picture(asked(address, 'picture'))).text()).toHaveLength(7);
    const other = await answers.picture(asked('/images/webp/800/uploads/metz.jpg', 'picture'));
    expect(other.status).toBe(504);
  });

  it('is another width of the same picture if the site cannot make it; otherwise the failure, which is not kept', async () => {
    const pictures = await site.device.caches.open('pictures');
    await pictures.put(siteUrl('/images/avif/400/uploads/lyon.jpg'), await copyOf(picture(7), 0));
    const unknown = '/images/webp/800/uploads/metz.jpg';
    for (const path of [address, unknown]) site.site.set(path, () => answer('', {}, 502));
    expect(await (await answers.picture(asked(address, 'picture'))).text()).toHaveLength(7);
    expect((await answers.picture(asked(unknown, 'picture'))).status).toBe(502);
    await Promise.all(later);
    expect(await site.keptIn('pictures')).toEqual(['/images/avif/400/uploads/lyon.jpg']);
  });
});

describe('a file of the build', () => {
  it('is its copy, or comes from the network, and is absent without a connection', async () => {
    site.site.set('/assets/root.js', script);
    await answers.asset(asked('/assets/root.js', 'asset'));
    await Promise.all(later);
    site.site.clear();
    expect((await answers.asset(asked('/assets/root.js', 'asset'))).status).toBe(200);
    expect((await answers.asset(asked('/assets/other.js', 'asset'))).status).toBe(504);
  });

  it('is not kept if it failed', async () => {
    site.site.set('/assets/root.js', () => answer('', { 'content-type': 'text/javascript' }, 500));
    expect((await answers.asset(asked('/assets/root.js', 'asset'))).status).toBe(500);
    await Promise.all(later);
    expect(await site.keptIn('assets')).toEqual([]);
  });
});
