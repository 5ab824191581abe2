import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { measureInstances } from './instance-metrics.server';

it('reports whether the store can be reached, and the results of its calls', async () => {
  const registry = new Registry();
  const tally = { up: false, commands: { answered: 5, late: 2, failed: 1, unasked: 3 } };
  measureInstances(registry, {
    link: { tally },
    feed: { tally: { told: 4, read: 6 } },
    answers: { tally: { taken: 7, asked: 8 } },
  });
  const text = await registry.metrics();
  for (const line of [
    'site_store_up 0',
    'site_store_commands_total{outcome="late"} 2',
    'site_changes_total{way="read"} 6',
    'site_shared_answers_total{from="instance"} 7',
  ])
    expect(text).toContain(`${line}\n`);
});
