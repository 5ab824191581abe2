/** The built site with OpenTelemetry (decision 092): one trace from the request down to the content service. */
import { startCollector, type TraceCollector } from '../trace-collector';
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { expect, test } from './fixtures';

let collector: TraceCollector;
let site: ConfiguredSite;

test.beforeAll(async () => {
  collector = await startCollector();
  site = await startConfiguredSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
});
test.afterAll(() => {
  site.close();
  collector.close();
});

test('a page’s trace leads from the request over render and loaders to the content service', async () => {
  const answer = await fetch(`${site.origin}/formations/bts-gpn`);
  const traceId = answer.headers.get('x-trace-id');
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  const spans = () => collector.spans.filter((span) => span.traceId === traceId);
  await expect.poll(() => spans().some(({ name }) => name === 'GET /formations/:slug')).toBe(true);
  const below = (name: string, above: string) => {
    const parents = spans().filter((span) => span.name === above);
    return spans().filter(
      (span) => span.name === name && parents.some(({ spanId }) => spanId === span.parentSpanId),
    );
  };
  expect(below('render', 'GET /formations/:slug')).toHaveLength(1);
  expect(below('loader', 'render')).toHaveLength(1);
  expect(below('chrome', 'render')).toHaveLength(1);
  const calls = below('content call', 'loader').map(({ attributes }) => attributes['site.collection']);
  expect(calls).toContain('programmes');
});
