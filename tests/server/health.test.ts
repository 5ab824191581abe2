/** Issue 5: `/healthz` is the process, `/readyz` whether it can serve pages; neither asks the content service. */
import { describe, expect, it } from 'vitest';
import { health } from '~/server/health';
import { createLifecycle } from '~/server/lifecycle';
import { ask, startSite } from './site';

async function answers(state: { seen: boolean; copies: boolean | null; draining?: boolean }) {
  const lifecycle = createLifecycle();
  lifecycle.draining = state.draining ?? false;
  const { copies } = state;
  const site = await startSite([
    health({
      lifecycle,
      upstream: { seen: state.seen },
      diskCopy: copies === null ? null : { hasCopies: async () => copies },
    }),
  ]);
  const statuses = [(await ask(site, '/healthz')).status, (await ask(site, '/readyz')).status];
  await site.close();
  return { statuses, watched: lifecycle.watched };
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

  it('remembers that somebody watches: a process that ends gives them time to notice', async () => {
    expect((await answers({ seen: true, copies: null })).watched).toBe(true);
  });
});
