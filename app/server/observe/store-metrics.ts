/** What the metrics say of the store that instances share (decision 078). */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Instances } from '~/instances/instances.server';

/** Nothing where an instance is alone. */
export function registerStoreMetrics(registry: Registry, { shared }: Pick<Instances, 'shared'>): void {
  if (!shared) return;
  const { tally } = shared.link;
  const registers = [registry];
  new Gauge({
    name: 'site_store_up',
    help: 'Whether the shared store is there: 0 while this instance goes on alone',
    registers,
    collect() {
      this.set(tally.up ? 1 : 0);
    },
  });
  new Counter({
    name: 'site_store_commands_total',
    help: 'Commands to the shared store: answered, failed or late, or not asked because it is away',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const outcome of ['answered', 'failed', 'unasked'] as const) this.inc({ outcome }, tally[outcome]);
    },
  });
}
