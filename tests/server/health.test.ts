/** `/healthz` reports the process, `/readyz` whether it can serve pages; neither calls the content service. */
import { describe, expect, it } from 'vitest';
import { services } from '~/services.server';
import { ask, page, type SmallSite, startSite } from './site';

interface State {
  seen: boolean;
  copies: boolean;
  draining?: boolean;
  away?: boolean;
  doubted?: number;
}

function start({ seen, copies, away, doubted = 0 }: State): Promise<SmallSite> {
  const { upstream, contentCache } = services();
  return startSite({
    services: {
      upstream: { ...upstream, state: away ? 'open' : 'closed' },
      contentCache: { ...contentCache, doubted },
      hasSeen: () => seen,
      hasCopies: async () => copies,
    },
  });
}

async function answers(state: State) {
  const site = await start(state);
  site.lifecycle.draining = state.draining ?? false;
  const ready = await ask(site, '/readyz');
  const statuses = [(await ask(site, '/healthz')).status, ready.status];
  await site.close();
  return { statuses, text: ready.text, watched: site.lifecycle.watched };
}

describe('health', () => {
  it('ready with content seen, or with a copy on disk', async () => {
    expect((await answers({ seen: true, copies: false })).statuses).toEqual([200, 200]);
    expect((await answers({ seen: false, copies: true })).statuses).toEqual([200, 200]);
  });

  it('alive but not ready with neither, and while ending', async () => {
    expect((await answers({ seen: false, copies: false })).statuses).toEqual([200, 503]);
    expect((await answers({ seen: true, copies: true, draining: true })).statuses).toEqual([200, 503]);
  });

  it('stays ready while the content service is down or doubted, and says so', async () => {
    const well = { seen: true, copies: false };
    expect((await answers(well)).text).toBe('ok\n');
    for (const trouble of [{ away: true }, { doubted: 12 }]) {
      const { statuses, text } = await answers({ ...well, ...trouble });
      expect(statuses).toEqual([200, 200]);
      expect(text).toMatch(trouble.away ? /^ok\ncontent: the service is away/ : /^ok\ncontent: 12 answers/);
    }
  });

  it('remembers that somebody watches: a process that ends gives them time to notice', async () => {
    expect((await answers({ seen: true, copies: false })).watched).toBe(true);
  });

  it('says it is ready when the home page’s first pictures are, and lives meanwhile', async () => {
    const site = await start({ seen: true, copies: false });
    let rendered = () => {};
    site.handle = () => new Promise((resolve) => (rendered = () => resolve(page('accueil'))));
    void site.pipeline.firstScreens.start();
    await expect.poll(() => site.rendered).toEqual(['/']);
    let said: number | null = null;
    const asked = ask(site, '/readyz').then(({ status }) => {
      said = status;
    });
    expect((await ask(site, '/healthz')).status).toBe(200);
    expect(said).toBeNull();
    rendered();
    await asked;
    expect(said).toBe(200);
    await site.close();
  });

  it('is asked under any name: a balancer knows the address, not the host', async () => {
    const site = await startSite({
      env: { publicOrigin: 'https://www.ecole.example', publicOriginConfigured: true },
    });
    expect((await ask(site, '/healthz', { headers: { host: '10.0.0.7:3000' } })).status).toBe(200);
    await site.close();
  });
});
