import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewWith } from '../../../tests/admissions-site';
import { perform } from './admissions-calls';
import type { Call } from './pop-in-state';

afterEach(() => {
  vi.unstubAllGlobals();
});

const chosen = { course: 'bts-gpn', campus: 'lyon' };
const lists: Call = { kind: 'lists', action: 'brochure', chosen };
const link: Call = { ...lists, kind: 'link' };
const view = viewWith({ chosen });
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
    expect(await perform(lists, never)).toEqual({ type: 'answered', view });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      '/crm/brochure?course=bts-gpn&campus=lyon&_data=routes%2Fadmissions',
    );
    await perform({ ...lists, chosen: { course: null, campus: null } }, never);
    expect(fetch.mock.calls[1]?.[0]).toBe('/crm/brochure?_data=routes%2Fadmissions');
  });

  it('sends its action the very form of the page, and finds the link', async () => {
    const url = 'https://crm.example/f?course=bts-gpn';
    const fetch = site(() => new Response(null, { status: 204, headers: { 'x-remix-redirect': url } }));
    expect(await perform(link, never)).toEqual({ type: 'linkFound', url });
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

  it('sends every entry of the choice, also of a question that is added to the form', async () => {
    const fetch = site(() => Response.json(view));
    const withQuestion = { ...chosen, intake: 'septembre', level: null };
    await perform({ ...link, chosen: withQuestion }, never);
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('course=bts-gpn&campus=lyon&intake=septembre&level=');
  });

  it('returns the site’s own refusal, whatever its status', async () => {
    const refused = { ...view, problem: { kind: 'no-link' as const } };
    site(() => Response.json(refused, { status: 404 }));
    expect(await perform(link, never)).toEqual({ type: 'answered', view: refused });
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
    expect(await perform(lists, never)).toEqual({ type: 'failed', statusCode });
  });

  it('is a timeout when the call was given up', async () => {
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const calling = new AbortController();
    const outcome = perform(lists, calling.signal);
    calling.abort();
    expect(await outcome).toEqual({ type: 'failed', statusCode: 504 });
  });
});
