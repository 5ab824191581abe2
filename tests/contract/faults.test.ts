/** The boundary's behaviour when the content service fails. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ContentInvalid, ContentUnavailable } from '~/content/errors';
import { createLargeBodyGate } from '~/content/large-body-gate';
import { defaultCallLimits, sendRequest } from '~/content/transport.server';
import { lineKey } from '~/repeated-lines';
import { nextEvents } from '~/school/agenda/next-events.server';
import { findSettings } from '~/site/settings.server';
import { apiUrl, createRig, type Rig, startOfService } from './service';
import { shapesOfNothing } from './shapes-of-nothing';

let rig: Rig;
beforeEach(() => {
  rig = createRig();
});
const events = () => nextEvents(rig.content, startOfService);
/** A large body takes as long as the machine needs: its size is refused, not its duration. */
const unhurried = { callTimeout: 120_000 };

describe('bad answers', () => {
  it('down: unavailable, 503', async () => {
    rig.faults.set({ kind: 'down' });
    await expect(events()).rejects.toMatchObject({ name: 'ContentUnavailable', statusCode: 503 });
  });

  it('later than the deadline: 504', async () => {
    rig = createRig({ limits: { callTimeout: 60 } });
    rig.faults.set({ kind: 'slow', delay: 5_000 });
    await expect(events()).rejects.toMatchObject({ statusCode: 504 });
  });

  it('401 twice: one renewal, then unavailable', async () => {
    rig.faults.set({ kind: 'unauthorised' });
    await expect(events()).rejects.toBeInstanceOf(ContentUnavailable);
    expect(rig.faults.seen.filter((call) => call.includes('/login'))).toHaveLength(2);
    expect(rig.faults.seen.filter((call) => call.includes('/events'))).toHaveLength(2);
  });

  it.each(['bare-404', 'html-404', 'empty-404', 'error-500', 'too-many-requests'] as const)(
    '%s: unavailable, 503',
    async (kind) => {
      rig.faults.set({ kind });
      await expect(events()).rejects.toMatchObject({ statusCode: 503 });
    },
  );

  it.each(['html', 'truncated', 'wrong-shape'] as const)('%s: not usable, 500', async (kind) => {
    rig.faults.set({ kind });
    await expect(events()).rejects.toMatchObject({ name: 'ContentInvalid', statusCode: 500 });
  });

  it('100 MB: refused at 5 MB', async () => {
    rig = createRig({ limits: unhurried });
    rig.faults.set({ kind: 'huge' });
    const before = process.memoryUsage().arrayBuffers;
    await expect(events()).rejects.toThrow(ContentInvalid);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * 1024 * 1024);
  });

  it.each([100, 5_000, 500_000])('nested %d levels: not usable, without an overflow', async (levels) => {
    rig = createRig({ limits: unhurried });
    rig.faults.set({ kind: 'deep', levels });
    await expect(events()).rejects.toThrow(ContentInvalid);
  });

  it('a gzip bomb is a body like any other once it is unpacked: refused at 5 MB', async () => {
    const packed = (request: Request) =>
      rig.faults
        .handler(request)
        .then((response) =>
          response.headers.get('content-encoding') === 'gzip' && response.body
            ? new Response(response.body.pipeThrough(new DecompressionStream('gzip')))
            : response,
        );
    rig.faults.set({ kind: 'gzip-bomb' });
    const request = new Request(`${apiUrl}/events`);
    await expect(
      sendRequest(packed, request, unhurried, createLargeBodyGate(defaultCallLimits.body, Date.now)),
    ).rejects.toThrow(ContentInvalid);
  });

  it('of another shape: counted, since no page shows it', async () => {
    rig.faults.set({ kind: 'wrong-shape' });
    await expect(events()).rejects.toThrow(ContentInvalid);
    expect(rig.report.dropped.answer).toBeGreaterThan(0);
  });

  it('an empty list: no events, no error', async () => {
    rig.faults.set({ kind: 'empty-list' });
    expect(await events()).toEqual([]);
  });

  it('one invalid event of six leaves five, and a log line with its place and reason', async () => {
    const spoilt = createRig({
      spoil: async (request, response) => {
        if (!request.url.includes('/events')) return response;
        const body = (await response.json()) as { data: Record<string, unknown>[] };
        const data = body.data.map((event, index) => (index === 2 ? { ...event, title: null } : event));
        return Response.json({ ...body, data });
      },
    });
    const list = await nextEvents(spoilt.content, startOfService);
    expect(list).toHaveLength(5);
    expect(spoilt.warnings).toEqual([
      {
        message: 'content entries dropped',
        fields: {
          path: '/events',
          dropped: 1,
          of: 6,
          first: [{ index: 2, entry: expect.any(String), problem: expect.stringContaining('title') }],
        },
      },
    ]);
  });
});

describe('the session', () => {
  it('is one login shared by all who wait', async () => {
    await Promise.all([events(), findSettings(rig.content), rig.content.read('/sectors')]);
    expect(rig.faults.seen.filter((call) => call.includes('/login'))).toHaveLength(1);
  });

  it('may take long at the start, of the service or of the machine, and later as long as any call', async () => {
    rig = createRig({ limits: { callTimeout: 60 } });
    rig.faults.set({ kind: 'slow', delay: 200, only: '/login' });
    expect(await events()).toHaveLength(6);
    rig.now += 301_000;
    await expect(findSettings(rig.content)).rejects.toMatchObject({ statusCode: 504 });
  });

  it('is renewed before it expires', async () => {
    rig = createRig({ tokenLifetime: 100 });
    await events();
    rig.now += 85_000;
    await findSettings(rig.content);
    expect(rig.faults.seen.filter((call) => call.includes('/login'))).toHaveLength(2);
    expect(rig.faults.seen.filter((call) => call.includes('/users/me'))).toHaveLength(1);
  });
});

describe('an answer under 5 MB that is too much', () => {
  it.each([
    ['50,000 invalid entries', { kind: 'many-entries', entries: 50_000 }],
    ['540,000 invalid entries', { kind: 'many-entries', entries: 540_000 }],
    ['2.4 million nested brackets', { kind: 'brackets', levels: 2_400_000 }],
  ] as const)('%s: not usable, not parsed, one log line', async (_, fault) => {
    rig.faults.set(fault);
    const parse = vi.spyOn(JSON, 'parse');
    await expect(rig.content.list('/partners', z.object({ slug: z.string() }))).rejects.toThrow(
      ContentInvalid,
    );
    // The login's answer, and only the first thousands of values of the list.
    expect(parse.mock.calls.filter(([text]) => text.length > 1_000_000)).toEqual([]);
    expect(rig.warnings.map(({ fields }) => fields.path)).toEqual(['/partners']);
  });

  it('2,000 invalid entries: one line, with how many and the first places', async () => {
    rig.faults.set({ kind: 'many-entries', entries: 2000 });
    const { items } = await rig.content.list('/partners', z.object({ slug: z.string() }));
    expect(items).toEqual([]);
    expect(rig.warnings).toEqual([
      {
        message: 'content entries dropped',
        fields: { path: '/partners', dropped: 2000, of: 2000, first: expect.any(Array) },
      },
    ]);
    expect(rig.warnings[0]?.fields.first).toHaveLength(3);
  });

  it('2,001 entries are not a list the site has requested', async () => {
    rig.faults.set({ kind: 'many-entries', entries: 2001 });
    await expect(rig.content.list('/partners', z.unknown())).rejects.toThrow(ContentInvalid);
  });

  it('a long list lets other work run while it is parsed', async () => {
    rig.faults.set({ kind: 'many-entries', entries: 1000 });
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let turns = 0;
    const turnsAt: number[] = [];
    // Half a millisecond an entry.
    const slow = z.unknown().refine(() => {
      now += 0.5;
      turnsAt.push(turns);
      return true;
    });
    const others = () => {
      turns += 1;
      if (turnsAt.length < 1000) setImmediate(others);
    };
    setImmediate(others);
    await rig.content.list('/partners', slow);
    expect(turnsAt).toHaveLength(1000);
    expect((turnsAt.at(-1) ?? 0) - (turnsAt[0] ?? 0)).toBeGreaterThan(50);
  });
});

describe('a service that answers with nothing', () => {
  const answering = (part: string, answer: () => Response) =>
    createRig({
      spoil: async (request, response) => (request.url.includes(part) ? answer() : response),
    });

  it.each(Object.entries(shapesOfNothing))('to the sign-in, as %s: unavailable, 503', async (_, answer) => {
    rig = answering('/login', answer);
    await expect(events()).rejects.toMatchObject({ statusCode: 503 });
  });

  it.each(Object.entries(shapesOfNothing))('to what is read or sent, as %s: no error', async (_, answer) => {
    rig = answering('/contact-requests', answer);
    expect(Object.keys((await rig.content.read('/contact-requests' as '/events')) ?? {})).toEqual([]);
    expect(Object.keys((await rig.content.send('/contact-requests', { a: 1 })) ?? {})).toEqual([]);
  });

  it.each(Object.entries(shapesOfNothing))(
    'as %s, about a list that was long: it is doubted, and the last good list stays',
    async (_, answer) => {
      let isEmpty = false;
      rig = createRig({
        spoil: async (request, response) =>
          isEmpty && request.url.includes('/events') ? answer() : response,
      });
      const before = await events();
      isEmpty = true;
      rig.now += 61_000;
      await events();
      expect(await events()).toEqual(before);
    },
  );
});

describe('a service that does not let the site in', () => {
  it.each([400, 401, 403, 404])('login refused with %i: unavailable, 503, and asked once', async (status) => {
    rig.faults.set({ kind: 'refused', status, only: '/login' });
    for (let call = 0; call < 5; call += 1) await expect(events()).rejects.toMatchObject({ statusCode: 503 });
    expect(rig.faults.seen.filter((call) => call.includes('/login'))).toHaveLength(1);
  });

  it('is asked a dozen times in 20 s, not 150, and the kept answers are sent', async () => {
    const before = await events();
    rig.now += 61_000;
    rig.faults.set({ kind: 'unauthorised', only: '/api/' });
    for (let turn = 0; turn < 200; turn += 1) {
      expect(await events()).toEqual(before);
      await expect(findSettings(rig.content)).rejects.toMatchObject({ statusCode: 503 });
      rig.now += 100;
    }
    expect(rig.faults.seen.length).toBeLessThanOrEqual(12);
    // The sign-in, and the settings, which were not kept yet.
    const lines = new Set(rig.warnings.map(({ fields, message }) => lineKey(fields, message)));
    expect(lines.size, 'lines of the log, which has each once a minute').toBe(2);
  });
});

describe('the cache by URL', () => {
  const asked = () => rig.faults.seen.filter((call) => call.includes('/events')).length;

  it('sends one request per URL for all readers', async () => {
    await Promise.all(Array.from({ length: 50 }, events));
    expect(asked()).toBe(1);
  });

  it('is fresh for 60 s, then sends the kept answer during one refresh', async () => {
    await events();
    rig.now += 59_000;
    await events();
    expect(asked()).toBe(1);
    rig.now += 2_000;
    await Promise.all([events(), events()]);
    expect(asked()).toBe(2);
  });

  it('keeps answers for exactly a day while the service is down', async () => {
    const before = await events();
    rig.faults.set({ kind: 'down' });
    rig.now += 23 * 3_600_000;
    expect(await events()).toEqual(before);
    rig.now += 2 * 3_600_000;
    await expect(events()).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('never keeps a failure', async () => {
    rig.faults.set({ kind: 'error-500' });
    await expect(events()).rejects.toBeInstanceOf(ContentUnavailable);
    rig.faults.set({ kind: 'none' });
    expect(await events()).toHaveLength(6);
  });
});
