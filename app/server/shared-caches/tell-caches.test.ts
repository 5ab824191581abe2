import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '~/content/questions/collections';
import { parseEnv } from '~/env.server';
import { purgeTargets } from './purge-targets';
import { tellCaches } from './tell-caches';

const api = 'https://api.cdn.example/zones/1/purge';
const event = { collection: 'events', of: collections.events, names: ['salon'] };
const everything = { collection: '*', names: [] };

function telling(answer: (request: Request) => Promise<Response>, variables: Record<string, string> = {}) {
  const { sharedCaches } = parseEnv({ PURGE_VARNISH: 'http://127.0.0.1:6081', ...variables });
  const sent: Request[] = [];
  const outcomes: string[] = [];
  const log = { warn: vi.fn() };
  const tell = tellCaches({
    targets: purgeTargets(sharedCaches, 'the secret of the hook'),
    send: (request) => {
      sent.push(request.clone());
      return answer(request);
    },
    log,
    onMessage: (kind, outcome) => outcomes.push(`${kind} ${outcome}`),
  });
  return { tell, sent, outcomes, log };
}
const well = async () => new Response();

describe('caches in front of the site', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('receive a change at once, and again for a page in transit', async () => {
    const { tell, sent, outcomes } = telling(well);
    tell(event);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(1);
    const [{ method, headers, url } = new Request(api)] = sent;
    expect([method, url]).toEqual(['PURGE', 'http://127.0.0.1:6081/']);
    expect(headers.get('xkey-purge')).toContain('events');
    expect(headers.get('authorization')).toBe('Bearer the secret of the hook');
    await vi.advanceTimersByTimeAsync(2000);
    expect(outcomes).toEqual(['varnish told', 'varnish told']);
  });

  it('receive changes that arrive meanwhile in one message', async () => {
    let answerFirst: (response: Response) => void = () => undefined;
    let asked = 0;
    const { tell, sent } = telling(() => {
      asked += 1;
      return asked === 1
        ? new Promise((resolve) => {
            answerFirst = resolve;
          })
        : well();
    });
    for (let index = 0; index < 40; index += 1) tell({ ...event, names: [`salon-${index}`] });
    expect(sent).toHaveLength(1);
    answerFirst(new Response());
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(2);
  });

  it('are asked again when they fail or hang, three times, then it is logged and counted', async () => {
    const { tell, sent, outcomes, log } = telling(async () => new Response(null, { status: 503 }));
    tell(everything);
    await vi.advanceTimersByTimeAsync(1900);
    expect(sent).toHaveLength(3);
    expect(outcomes).toEqual(['varnish failed']);
    expect(log.warn).toHaveBeenCalledOnce();
    const hanging = telling(() => new Promise(() => undefined));
    hanging.tell(everything);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(hanging.outcomes[0]).toBe('varnish failed');
  });

  it('of a CDN receive their own body with a token, thirty keys at a time', async () => {
    const { tell, sent } = telling(well, {
      PURGE_VARNISH: '',
      PURGE_API_URL: api,
      PURGE_API_TOKEN: 'token',
      PURGE_API_BODY: '{"cache":{"keys":{keys}}}',
    });
    tell({ ...event, whole: Array.from({ length: 40 }, (_, index) => `list-${index}`) });
    await vi.advanceTimersByTimeAsync(100);
    const bodies = await Promise.all(sent.map((request) => request.json()));
    expect(bodies[0].cache.keys).toContain('events');
    for (const { cache } of bodies) expect(cache.keys.length).toBeLessThanOrEqual(30);
    expect(bodies.flatMap(({ cache }) => cache.keys).length).toBeGreaterThan(40);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('receive no message if there are none', async () => {
    const { tell, sent } = telling(well, { PURGE_VARNISH: '' });
    tell(everything);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });
});
