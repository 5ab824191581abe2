/** The one way to content: what is asked, with whose token, and what becomes of the answers. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiUrl, createRig } from '../../tests/contract/service';
import { createContentClient } from './client.server';
import type { ContentChange } from './content-change';
import { recordContentUse } from './content-use.server';
import { ContentInvalid, ContentUnavailable } from './errors';
import { createPauses } from './pauses';
import type { Filters } from './query';

const slugs = z.object({ slug: z.string() });

/** A rig that keeps the requests, and answers some of them otherwise. */
function listening(answer: (request: Request, asked: number) => Response | null = () => null) {
  const requests: Request[] = [];
  const rig = createRig({
    spoil: async (request, response) => {
      if (request.url.includes('/login')) return response;
      requests.push(request);
      return answer(request, requests.length) ?? response;
    },
  });
  return { ...rig, rig, requests };
}
const refusal = () =>
  Response.json({ data: null, error: { status: 401, name: 'x', message: 'x' } }, { status: 401 });
const gone = () =>
  Response.json({ data: null, error: { status: 404, name: 'x', message: 'x' } }, { status: 404 });

describe('a question', () => {
  it('is asked with the account’s token, for JSON, in the language of the site', async () => {
    const { content, requests } = listening();
    await content.read('/campuses/lyon', { fields: ['slug'] });
    const [request] = requests;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe(`${apiUrl}/campuses/lyon?fields%5B0%5D=slug&locale=fr`);
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.get('authorization')).toMatch(/^Bearer \S+$/);
    expect(request?.headers.has('content-type')).toBe(false);
  });

  it('stays below the API whatever a visitor wrote into it', async () => {
    const { content, requests } = listening(gone);
    await content.read('/campuses/ly on?x#y', {}, { suppressErrors: true });
    expect(requests[0]?.url).toBe(`${apiUrl}/campuses/ly%20on%3Fx%23y?locale=fr`);
  });

  it('is asked in English for the English pages', async () => {
    const { rig, requests } = listening();
    const session = { token: async () => 'token', forget: () => undefined };
    const { upstream, cache } = rig;
    const english = createContentClient({
      upstream,
      cache,
      apiUrl,
      session,
      namespace: 'iet',
      report: rig.report,
      pauses: createPauses(() => 0),
      locale: 'en',
    });
    await english.read('/campuses', {}, { suppressErrors: true });
    expect(requests[0]?.url).toBe(`${apiUrl}/campuses?locale=en`);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(english.namespace).toBe('iet');
  });

  it('whose token is refused is asked once more with another', async () => {
    const { content, requests, faults } = listening((_, asked) => (asked === 1 ? refusal() : null));
    expect(await content.read('/campuses/lyon')).toMatchObject({ slug: 'lyon' });
    const [first, second, ...others] = requests.map(({ headers }) => headers.get('authorization'));
    expect(second).not.toBe(first);
    expect(others).toEqual([]);
    expect(faults.seen.filter((call) => call.includes('/login'))).toHaveLength(2);
    await content.read('/campuses/nantes');
    expect(requests[2]?.headers.get('authorization')).toBe(second);
  });

  it('whose second token is refused, too, is not answered, and that token is not used again', async () => {
    const { content, requests } = listening((_, asked) => (asked <= 2 ? refusal() : null));
    await expect(content.read('/campuses/lyon')).rejects.toMatchObject({
      statusCode: 503,
      serviceStatus: 401,
    });
    expect(requests).toHaveLength(2);
  });
});

describe('what is sent', () => {
  it('is JSON, and its answer is unwrapped', async () => {
    const { content, requests } = listening(() => Response.json({ data: { id: 7 } }));
    expect(await content.send('/contact-requests', { name: 'Camille' })).toEqual({ id: 7 });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ name: 'Camille' });
  });
});

describe('an answer', () => {
  it('is parsed once for all who ask', async () => {
    const { content } = listening();
    const list = () => content.list('/careers', slugs, { pagination: { limit: 3 } });
    expect(await list()).toBe(await list());
    const entry = () => content.entry('/campuses/lyon', slugs);
    expect(await entry()).toBe(await entry());
  });

  it('of another shape is of no use, and the error says where', async () => {
    const { content } = listening(() => Response.json({ data: { slug: 3 } }));
    await expect(content.entry('/campuses/lyon', slugs)).rejects.toBeInstanceOf(ContentInvalid);
    await expect(content.entry('/campuses/lyon', slugs)).rejects.toThrow('/campuses/lyon: slug ');
    await expect(content.list('/campuses', slugs)).rejects.toThrow('/campuses: a list was expected');
  });

  it('that is not a list is counted among those that could not be used', async () => {
    const { content, rig } = listening(() => Response.json({ data: { slug: 'lyon' } }));
    await expect(content.list('/campuses', slugs)).rejects.toThrow('a list was expected');
    expect(rig.report.dropped.answer).toBe(1);
  });

  it('of which nothing can be read is an empty list at first; later the last good one stays, however long', async () => {
    const unreadable = () => Response.json({ data: [{ slug: 3 }] });
    const begun = listening(unreadable);
    expect(await begun.content.list('/partners', slugs)).toMatchObject({ items: [], dropped: 1 });

    let isGood = true;
    const { content, rig } = listening(() =>
      isGood ? Response.json({ data: [{ slug: 'a' }] }) : unreadable(),
    );
    await content.list('/partners', slugs);
    isGood = false;
    for (let minute = 0; minute < 20; minute += 1) {
      rig.now += 61_000;
      const { result } = await recordContentUse(true, () => content.list('/partners', slugs));
      expect(result.items).toEqual([{ slug: 'a' }]);
    }
  });

  it('that is empty is an empty list, stated or not', async () => {
    for (const body of [{ data: [] }, { data: [], meta: { pagination: { total: 0 } } }]) {
      const { content } = listening(() => Response.json(body));
      expect((await content.list('/campuses', slugs)).items).toEqual([]);
    }
  });

  describe('that had entries and is empty', () => {
    /** A list of one event at Lyon, which goes, and what an editor changed. */
    const afterChange = async (change: ContentChange | null, filters?: Filters) => {
      let data: object[] = [{ slug: 'jpo-lyon', documentId: 'k3x9' }];
      const { content, rig } = listening(() =>
        Response.json({ data, meta: { pagination: { total: data.length } } }),
      );
      const query = filters ? { filters } : {};
      const ask = async () => {
        const { result } = await recordContentUse(true, () => content.list('/events', slugs, query));
        return result.items.length;
      };
      const before = await ask();
      data = [];
      if (change) {
        rig.cache.noteReportedChange(change);
        expect(rig.cache.markStale(change)).toBe(1);
      } else rig.now += 61_000;
      return [before, await ask()];
    };
    const atLyon = { campus: { slug: { $eq: 'lyon' } } };

    it('is doubted where nobody changed anything', async () => {
      expect(await afterChange(null, atLyon)).toEqual([1, 1]);
    });

    it('is believed at once where an editor changed the entry that left it', async () => {
      expect(await afterChange({ collection: 'events', names: ['jpo-lyon', 'k3x9'] }, atLyon)).toEqual([
        1, 0,
      ]);
      expect(await afterChange({ collection: 'events', names: ['autre', 'k3x8'] }, atLyon)).toEqual([1, 1]);
    });

    it('is believed at once where an editor changed, or took offline, the campus that it is of', async () => {
      expect(await afterChange({ collection: 'campuses', names: ['lyon'] }, atLyon)).toEqual([1, 0]);
      expect(await afterChange({ collection: 'campuses', names: ['lyon'], removed: true }, atLyon)).toEqual([
        1, 0,
      ]);
    });

    it('is believed at once where its last entry was taken offline', async () => {
      expect(await afterChange({ collection: 'events', names: ['jpo-lyon'], removed: true })).toEqual([1, 0]);
    });
  });
});

describe('what cannot be gone', () => {
  it.each<[string, (content: ReturnType<typeof listening>['content']) => Promise<unknown>]>([
    ['a collection', (content) => content.list('/events', slugs)],
    ['the settings', (content) => content.entry('/users/me', z.object({}))],
    ['the labels', (content) => content.entry('/labels', z.object({}))],
  ])('%s: a 404 there, in the service’s own words too, is a service set up wrong', async (_, ask) => {
    let isGone = false;
    const { content, rig } = listening(() => (isGone ? gone() : null));
    const before = await ask(content);
    isGone = true;
    for (let minute = 0; minute < 20; minute += 1) {
      rig.now += 61_000;
      const { result } = await recordContentUse(true, () => ask(content));
      expect(result).toEqual(before);
    }
    await expect(ask(listening(gone).content)).rejects.toMatchObject({
      statusCode: 503,
      serviceStatus: 404,
      errorText: expect.stringContaining('the service has no such address'),
    });
  });

  it('does not include a list below an entry, which goes with the entry', async () => {
    const { content } = listening(gone);
    await expect(content.list('/campuses/atlantide/programmes', slugs)).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

describe('a failure', () => {
  it('of the site itself is not a visitor’s either: 503, with its cause', async () => {
    const { rig } = listening();
    const cause = new TypeError('x is undefined');
    const client = createContentClient({
      upstream: rig.upstream,
      cache: rig.cache,
      apiUrl,
      session: { token: () => Promise.reject(cause), forget: () => undefined },
      namespace: 'iet',
      report: rig.report,
      pauses: createPauses(() => 0),
    });
    for (const work of [client.read('/campuses'), client.send('/contact-requests', {})]) {
      const error = await work.catch((thrown: Error) => thrown);
      expect(error).toBeInstanceOf(ContentUnavailable);
      expect(error).toMatchObject({ errorText: 'the content service could not be asked', cause });
    }
    await expect(client.read('/campuses', {}, { suppressErrors: true })).rejects.toThrow();
  });

  it('is passed over where that is asked for', async () => {
    const { content } = listening(gone);
    expect(await content.read('/campuses/atlantide', {}, { suppressErrors: true })).toBeNull();
    await expect(content.read('/campuses/atlantide')).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('the record of a page’s content', () => {
  const recorded = async (answer?: Parameters<typeof listening>[0]) => {
    const { content } = listening(answer);
    const { use } = await recordContentUse(false, () =>
      content.read('/campuses/lyon').catch(() => undefined),
    );
    return { ...use, used: [...use.used].map(({ path }) => path) };
  };

  it('names what was used', async () => {
    expect(await recorded()).toMatchObject({ used: ['/campuses/lyon'], stale: false, failed: false });
  });

  it('names missing entries, which may exist one day', async () => {
    expect(await recorded(gone)).toMatchObject({ used: ['/campuses/lyon'], failed: false });
  });

  it('says that a part could not be loaded', async () => {
    expect(await recorded(() => new Response('<html>'))).toMatchObject({ used: [], failed: true });
  });
});
