/** What the site leaves alone for a while after a refusal or a failure of the content service, and what it asks meanwhile. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDraftClient } from '~/content/draft-client.server';
import { pageContent } from '~/content/page-content.server';
import { createRig, type Rig } from './service';

const slugs = z.object({ slug: z.string() });
const list = (rig: Rig, path: '/offers' | '/events' | '/redirects', options = {}) =>
  rig.content.list(path, slugs, {}, { ...options, uncached: true }).catch((error: unknown) => error);
const asked = (rig: Rig, path: string) => rig.faults.seen.filter((call) => call.includes(path)).length;
const refusal = (status: number) =>
  Response.json({ data: null, error: { status, name: 'SomeError', message: 'no' } }, { status });

/** A service that refuses a collection while `refused` has a status for it. */
function refusing(path: string) {
  const state: { status: number | null } = { status: null };
  const rig = createRig({
    spoil: async (request, response) =>
      state.status !== null && new URL(request.url).pathname.startsWith(`/api${path}`)
        ? refusal(state.status)
        : response,
  });
  return { rig, state };
}

/** Milliseconds of a minute in which somebody asks ten times a second. */
async function askForAMinute(rig: Rig, ask: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    await ask();
    rig.now += 100;
  }
}

describe('a collection that the account may not read', () => {
  it('is 503, is asked for ever less often, with one line of the log, and others are asked for at once', async () => {
    const { rig, state } = refusing('/offers');
    state.status = 403;
    expect(await list(rig, '/offers')).toMatchObject({ statusCode: 503, serviceStatus: 403 });
    await askForAMinute(rig, () => list(rig, '/offers'));
    expect(asked(rig, '/offers')).toBeGreaterThan(3);
    expect(asked(rig, '/offers')).toBeLessThan(12);
    const told = rig.warnings.filter(({ message }) => message.includes('does not let the account read'));
    expect(told.map(({ fields }) => fields.path)).toEqual(['/offers']);
    expect(await list(rig, '/events')).toMatchObject({ dropped: 0 });
  });

  it('is read within a minute of a new right, and then a new refusal is short again', async () => {
    const { rig, state } = refusing('/offers');
    state.status = 403;
    for (let minute = 0; minute < 10; minute += 1) await askForAMinute(rig, () => list(rig, '/offers'));
    state.status = null;
    rig.now += 60_000;
    expect(await list(rig, '/offers')).toMatchObject({ dropped: 0 });
    state.status = 403;
    await list(rig, '/offers');
    state.status = null;
    rig.now += 1000;
    expect(await list(rig, '/offers')).toMatchObject({ dropped: 0 });
  });
});

describe('a collection that a service may lack', () => {
  it.each([400, 403, 404, 405])(
    'is empty where it answers %i, and asked for again in ten minutes',
    async (status) => {
      const { rig, state } = refusing('/redirects');
      state.status = status;
      const redirects = () => list(rig, '/redirects', { optional: true });
      expect(await redirects()).toEqual({ items: [], total: 0, dropped: 0 });
      state.status = null;
      rig.now += 590_000;
      expect(await redirects()).toMatchObject({ total: 0 });
      expect(asked(rig, '/redirects')).toBe(1);
      rig.now += 10_000;
      await redirects();
      expect(asked(rig, '/redirects')).toBe(2);
    },
  );

  it('is lacking by nothing but a 404 where it is asked for so', async () => {
    const { rig, state } = refusing('/redirects');
    state.status = 400;
    expect(await list(rig, '/redirects', { optional: 'only 404' })).toMatchObject({ statusCode: 500 });
    state.status = 404;
    expect(await list(rig, '/redirects', { optional: 'only 404' })).toMatchObject({ total: 0 });
  });

  it.each(['down', 'error-500', 'html'] as const)(
    'is not lacking where the service fails: %s',
    async (kind) => {
      const rig = createRig();
      rig.faults.set({ kind });
      const answer = await list(rig, '/redirects', { optional: true });
      expect(answer).toMatchObject({ statusCode: kind === 'html' ? 500 : 503 });
      rig.faults.set({ kind: 'none' });
      await list(rig, '/redirects', { optional: true });
      expect(asked(rig, '/redirects')).toBe(1);
    },
  );
});

describe('a collection in trouble', () => {
  const secondaryList = (rig: Rig) => pageContent(rig.content).list('/events', slugs, {}, { uncached: true });

  it('is left alone for five seconds by pages that it is beside the subject of, with a line of the log', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'error-500', only: '/events' });
    for (let page = 0; page < 5; page += 1) expect(await secondaryList(rig)).toMatchObject({ total: 0 });
    expect(asked(rig, '/events')).toBe(1);
    expect(rig.warnings.map(({ fields }) => fields.path)).toEqual(['/events']);
    rig.faults.set({ kind: 'none' });
    rig.now += 5000;
    expect((await secondaryList(rig)).total).toBeGreaterThan(0);
  });

  it('has no line of its own while the whole service is away, which has one', async () => {
    const rig = createRig({ isAway: () => true });
    rig.faults.set({ kind: 'down' });
    await secondaryList(rig);
    expect(rig.warnings).toEqual([]);
  });
});

it('what an editor’s own token may not read is left alone for no visitor', async () => {
  const { rig, state } = refusing('/offers');
  state.status = 403;
  const ofEditor = () =>
    createDraftClient({ ...rig.access, token: 'of-an-editor', now: new Date(rig.now), drafts: false });
  await ofEditor().list('/offers', slugs, {}, { optional: true });
  await ofEditor()
    .list('/offers', slugs)
    .catch(() => undefined);
  state.status = null;
  const beside = pageContent(rig.content).list('/offers', slugs);
  expect((await beside).total).toBeGreaterThan(0);
  const optional = rig.content.list('/offers', slugs, { sort: ['slug:asc'] }, { optional: true });
  expect((await optional).total).toBeGreaterThan(0);
});
