import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdmissionsView } from '../admissions-view.server';
import { perform } from './admissions-calls';
import type { Call } from './pop-in-state';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const chosen = { course: 'bts-gpn', campus: 'lyon' };
const lists: Call = { id: 7, kind: 'lists', action: 'brochure', chosen };
const link: Call = { ...lists, kind: 'link' };
const view: AdmissionsView = {
  action: 'brochure',
  lists: { courses: [], campuses: null },
  chosen,
  nearness: null,
  problem: null,
  standing: null,
  except: [],
  contact: { campus: null, phone: null },
  events: [],
};
const never = new AbortController().signal;

/** Makes the site answer in this way; returns the requests. */
function site(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('asking the admissions page', () => {
  it('asks its loader for the lists of a choice', async () => {
    const fetch = site(() => Response.json({ view, head: {} }));
    expect(await perform(lists, never)).toEqual({ type: 'answered', id: 7, view });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      '/crm/brochure?course=bts-gpn&campus=lyon&_data=routes%2Fadmissions',
    );
    await perform({ ...lists, chosen: { course: null, campus: null } }, never);
    expect(fetch.mock.calls[1]?.[0]).toBe('/crm/brochure?_data=routes%2Fadmissions');
  });

  it('sends its action the very form of the page, and finds the link', async () => {
    const url = 'https://crm.example/f?course=bts-gpn';
    const fetch = site(() => new Response(null, { status: 204, headers: { 'x-remix-redirect': url } }));
    expect(await perform(link, never)).toEqual({ type: 'linkFound', id: 7, url });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/crm/brochure?_data=routes%2Fadmissions');
    expect(init?.method).toBe('POST');
    expect(String(init?.body)).toBe('course=bts-gpn&campus=lyon');
  });

  it('sends empty fields for missing choices, as the page’s form does', async () => {
    const fetch = site(() => Response.json(view));
    await perform({ ...link, chosen: { course: null, campus: null } }, never);
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('course=&campus=');
  });

  it('leaves no timer or listener behind', async () => {
    vi.useFakeTimers();
    site(() => Response.json({ view }));
    const wanted = new AbortController();
    const added = vi.spyOn(wanted.signal, 'addEventListener');
    const removed = vi.spyOn(wanted.signal, 'removeEventListener');
    await perform(lists, wanted.signal);
    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('returns the site’s own refusal, whatever its status', async () => {
    const refused = { ...view, problem: { kind: 'no-link' as const } };
    site(() => Response.json(refused, { status: 404 }));
    expect(await perform(link, never)).toEqual({ type: 'answered', id: 7, view: refused });
  });
});

describe('an invalid answer', () => {
  it.each([
    ['an error page', () => new Response('<!doctype html>', { status: 503 }), 503],
    ['too many posts', () => new Response('Too Many Requests', { status: 429 }), 429],
    ['error data', () => Response.json({ statusCode: 404, kind: 'route' }, { status: 404 }), 404],
    ['broken JSON', () => new Response('{"view":', { status: 200 }), 500],
    ['something else', () => Response.json([1, 2, 3]), 500],
    ['null', () => Response.json(null), 500],
    ['half a view', () => Response.json({ view: { chosen } }), 500],
    ['the other half', () => Response.json({ view: { contact: view.contact } }), 500],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 0],
  ])('is a failure: %s', async (_name, answer, statusCode) => {
    site(answer);
    expect(await perform(lists, never)).toEqual({ type: 'failed', id: 7, statusCode });
  });

  /** A site that never answers but notices an aborted request. */
  function silentSite() {
    return vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
  }

  it('is a timeout after 15 s', async () => {
    vi.useFakeTimers();
    silentSite();
    const done = perform(lists, never);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await done).toEqual({ type: 'failed', id: 7, statusCode: 504 });
  });

  it('is aborted when it is no longer needed', async () => {
    silentSite();
    const wanted = new AbortController();
    const done = perform(lists, wanted.signal);
    wanted.abort();
    expect(await done).toEqual({ type: 'failed', id: 7, statusCode: 0 });
  });
});
