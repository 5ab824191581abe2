/** Traces of requests: named in the answer and in the log, and without delay for visitors. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTelemetry } from '~/tracing/open-telemetry.server';
import { presentTracing, startSpan, traceOfLine, traceWith } from '~/tracing/tracing.server';
import { startCollector, type TraceCollector } from '../trace-collector';
import { ask, type SmallSite, startSite } from './site';

let site: SmallSite;
let collector: TraceCollector | null;

/** Sends the rest. */
const sent = async () => {
  await presentTracing()?.stop();
  return collector?.spans ?? [];
};
async function trace({ answers = true } = {}) {
  collector = await startCollector({ answers });
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint;
  traceWith(openTelemetry({ log: site.services.log }));
}

beforeEach(async () => {
  collector = null;
  site = await startSite({ env: { trustedProxies: ['127.0.0.1'] } });
});
afterEach(async () => {
  await presentTracing()?.stop();
  traceWith(null);
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
  collector?.close();
  await site.close();
});

const given = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${given.traceId}-${given.spanId}-01`;

describe('a request that is traced', () => {
  it('is a span named by its route, above its render; answer and log name the trace', async () => {
    await trace();
    const { headers } = await ask(site, '/formations/jeanne-dupont?email=jeanne%40ecole.example');
    const traceId = headers['x-trace-id'];
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    const spans = await sent();
    const request = spans.find(({ name }) => name === 'GET /formations/:slug');
    expect(request?.attributes).toMatchObject({
      'http.route': '/formations/:slug',
      'http.response.status_code': 200,
      'site.page_cache': 'miss',
      'site.request_id': headers['x-request-id'],
    });
    const render = spans.find(({ name }) => name === 'render');
    expect(render).toMatchObject({ traceId, parentSpanId: request?.spanId });
    await expect
      .poll(() => site.logged.find(({ message }) => message === 'request')?.fields)
      .toMatchObject({ traceId });
    expect(JSON.stringify(spans)).not.toMatch(/jeanne|email/);
  });

  it('continues the trace of a trusted proxy', async () => {
    await trace();
    const { headers } = await ask(site, '/campus', { headers: { traceparent } });
    expect(headers['x-trace-id']).toBe(given.traceId);
    expect((await sent()).find(({ name }) => name === 'GET /campus')).toMatchObject({
      traceId: given.traceId,
      parentSpanId: given.spanId,
    });
  });

  it('starts its own trace for all others', async () => {
    await site.close();
    site = await startSite();
    await trace();
    const { headers } = await ask(site, '/campus', { headers: { traceparent } });
    expect(headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(headers['x-trace-id']).not.toBe(given.traceId);
  });

  it('records its failure in its span', async () => {
    await trace();
    site.handle = async () => {
      throw new Error('boom');
    };
    expect((await ask(site, '/campus')).status).toBe(500);
    expect((await sent()).find(({ name }) => name === 'GET /campus')).toMatchObject({ failed: true });
  });

  it('is named by each line of the log that is written meanwhile', async () => {
    await trace();
    const span = startSpan('work', 'internal');
    const line = await span?.within(async () => {
      await Promise.resolve();
      return traceOfLine();
    });
    expect(line).toEqual({ traceId: span?.traceId });
    expect(traceOfLine()).toEqual({});
  });
});

describe('a collector that is away', () => {
  it('that never answers delays nothing', async () => {
    await trace({ answers: false });
    for (let time = 0; time < 5; time += 1)
      expect((await ask(site, `/campus?page=${time}`)).status).toBe(200);
    await sent();
    expect((await ask(site, '/campus')).status).toBe(200);
  });

  it('that refuses connections is logged once, with its variable', async () => {
    // Milliseconds for which an exporter tries again.
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '200';
    await trace();
    collector?.close();
    await ask(site, '/campus');
    await presentTracing()?.stop();
    await expect
      .poll(() => site.logged.filter(({ message }) => message === 'traces cannot be sent').length, {
        timeout: 12_000,
      })
      .toBe(1);
    expect(presentTracing()?.tally.lost).toBeGreaterThan(0);
  }, 15_000);
});

it('no answer has a trace without a collector', async () => {
  expect((await ask(site, '/campus')).headers['x-trace-id']).toBeUndefined();
});
