/** `/healthz` reports the process, `/readyz` whether it shows the school; neither waits for the content service. */
import { describe, expect, it } from 'vitest';
import { type Services, services } from '~/services/services.server';
import { unnamedSchool } from '~/site/labels/commons';
import { createRig } from '../contract/service';
import { ask, page, type SmallSite, startSite } from './site';

interface State {
  draining?: boolean;
  away?: boolean;
  doubted?: number;
  /** The answer for the home page. */
  home?: number;
  others?: Partial<Services>;
}

async function start({ away, doubted = 0, home = 200, others }: State = {}): Promise<SmallSite> {
  const { upstream, contentCache } = services();
  const site = await startSite({
    services: {
      upstream: { ...upstream, state: away ? 'open' : 'closed' },
      contentCache: { ...contentCache, doubted },
      ...others,
    },
  });
  site.handle = async () => page('accueil', { status: home });
  return site;
}

async function answers(state: State = {}) {
  const site = await start(state);
  site.lifecycle.draining = state.draining ?? false;
  const ready = await ask(site, '/readyz');
  const statuses = [(await ask(site, '/healthz')).status, ready.status];
  await site.close();
  return { statuses, text: ready.text, watched: site.lifecycle.watched };
}

/** The site on a content service that answers this for its settings. */
function withSettings(settings: object | null): Partial<Services> {
  const { content } = createRig({
    spoil: async (request, response) =>
      new URL(request.url).pathname === '/api/users/me' && settings ? Response.json(settings) : response,
  });
  return { content };
}

describe('health', () => {
  it('ready with content', async () => {
    expect((await answers()).statuses).toEqual([200, 200]);
  });

  it('alive but not ready without any, and while ending', async () => {
    const { content, faults } = createRig();
    faults.set({ kind: 'down', only: '/' });
    expect((await answers({ others: { content } })).statuses).toEqual([200, 503]);
    expect((await answers({ draining: true })).statuses).toEqual([200, 503]);
  });

  it.each([404, 500])('not ready with a home page that is %i, as in another namespace', async (home) => {
    const { statuses, text } = await answers({ home });
    expect(statuses).toEqual([200, 503]);
    expect(text).toBe(`not ready: the home page is ${home}\n`);
  });

  it('not ready without settings: the school’s name would be missing', async () => {
    for (const settings of [{}, { schools: [{ name: ' ' }] }]) {
      const { statuses, text } = await answers({ others: withSettings(settings) });
      expect(statuses).toEqual([200, 503]);
      expect(text).not.toContain(unnamedSchool);
    }
  });

  it('says which school is shown', async () => {
    const others = { ...withSettings({ schools: [{ name: 'École du bois' }] }), demonstration: false };
    const { text } = await answers({ others });
    expect(text).toBe('ok\nschool: École du bois\n');
    expect((await answers()).text).toMatch(/^school: .+ \(demonstration\)$/m);
  });

  it('stays ready when the home page is refused later: the kept pages are then most useful', async () => {
    const site = await start();
    expect((await ask(site, '/readyz')).status).toBe(200);
    site.handle = async () => page('', { status: 503 });
    site.now += 2 * 86_400_000;
    expect((await ask(site, '/readyz')).status).toBe(200);
    await site.close();
  });

  it('stays ready while the content service is down or doubted, and reports it', async () => {
    expect((await answers()).text).not.toContain('content:');
    for (const trouble of [{ away: true }, { doubted: 12 }]) {
      const { statuses, text } = await answers(trouble);
      expect(statuses).toEqual([200, 200]);
      expect(text).toMatch(trouble.away ? /^content: the service is away/m : /^content: 12 answers/m);
    }
  });

  it('remembers readiness checks: an ending process gives the balancer time', async () => {
    expect((await answers()).watched).toBe(true);
  });

  it('is asked under any name: a balancer knows the address, not the host', async () => {
    const site = await startSite({
      env: { publicOrigin: 'https://www.ecole.example', publicOriginConfigured: true },
    });
    expect((await ask(site, '/healthz', { headers: { host: '10.0.0.7:3000' } })).status).toBe(200);
    await site.close();
  });
});
