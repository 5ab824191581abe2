/** Issue 5: `/healthz` is the process, `/readyz` whether it can serve pages; neither asks the content service. */
import { describe, expect, it } from 'vitest';
import { health } from '~/server/health';
import { createLifecycle } from '~/server/lifecycle';
import { ask, startSite } from './site';

async function answers(state: {
  seen: boolean;
  copies: boolean | null;
  draining?: boolean;
  away?: boolean;
  doubted?: number;
}) {
  const lifecycle = createLifecycle();
  lifecycle.draining = state.draining ?? false;
  const { copies } = state;
  const site = await startSite([
    health({
      lifecycle,
      upstream: { seen: state.seen, state: state.away ? 'open' : 'closed' },
      contentCache: { doubted: state.doubted ?? 0 },
      content: { namespace: 'iet' },
      homeIsReady: () => Promise.resolve(),
      diskCopy: copies === null ? null : { hasCopies: async () => copies },
    }),
  ]);
  const ready = await ask(site, '/readyz');
  const statuses = [(await ask(site, '/healthz')).status, ready.status];
  await site.close();
  return { statuses, text: ready.text, watched: lifecycle.watched };
}

describe('health', () => {
  it('ready with content seen, or with a copy on disk', async () => {
    expect((await answers({ seen: true, copies: null })).statuses).toEqual([200, 200]);
    expect((await answers({ seen: false, copies: true })).statuses).toEqual([200, 200]);
  });

  it('alive but not ready with neither, and while ending', async () => {
    expect((await answers({ seen: false, copies: false })).statuses).toEqual([200, 503]);
    expect((await answers({ seen: false, copies: null })).statuses).toEqual([200, 503]);
    expect((await answers({ seen: true, copies: true, draining: true })).statuses).toEqual([200, 503]);
  });

  it('stays ready while the content service is away or doubted, and says so', async () => {
    const well = { seen: true, copies: null };
    expect((await answers(well)).text).toBe('ok\n');
    for (const trouble of [{ away: true }, { doubted: 12 }]) {
      const { statuses, text } = await answers({ ...well, ...trouble });
      expect(statuses).toEqual([200, 200]);
      expect(text).toMatch(trouble.away ? /^ok\ncontent: the service is away/ : /^ok\ncontent: 12 answers/);
    }
  });

  it('remembers that somebody watches: a process that ends gives them time to notice', async () => {
    expect((await answers({ seen: true, copies: null })).watched).toBe(true);
  });

  it('says it is ready when the home page’s first pictures are, and lives meanwhile', async () => {
    let prepared = () => {};
    const homeIsReady = new Promise<void>((resolve) => {
      prepared = resolve;
    });
    const lifecycle = createLifecycle();
    const site = await startSite([
      health({
        lifecycle,
        upstream: { seen: true, state: 'closed' },
        contentCache: { doubted: 0 },
        content: { namespace: 'iet' },
        homeIsReady: () => homeIsReady,
        diskCopy: null,
      }),
    ]);
    let said: number | null = null;
    const asked = ask(site, '/readyz').then(({ status }) => {
      said = status;
    });
    expect((await ask(site, '/healthz')).status).toBe(200);
    expect(said).toBeNull();
    prepared();
    await asked;
    expect(said).toBe(200);
    await site.close();
  });
});
