import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { Instances } from '~/instances/instances.server';
import { registerStoreMetrics } from './store-metrics';

describe('the metrics of the shared store', () => {
  it('say whether it is there, and how it answers', async () => {
    const tally = { answered: 3, failed: 1, unasked: 2, up: false };
    const registry = new Registry();
    registerStoreMetrics(registry, { shared: { link: { tally } } } as unknown as Instances);
    const text = await registry.metrics();
    expect(text).toContain('site_store_up 0');
    expect(text).toContain('site_store_commands_total{outcome="failed"} 1');
    expect(await registry.metrics()).toContain('site_store_commands_total{outcome="answered"} 3');
  });

  it('are none of an instance that is alone', async () => {
    const registry = new Registry();
    registerStoreMetrics(registry, { shared: null });
    expect(await registry.metrics()).not.toContain('site_store');
  });
});
