/** Prometheus metrics of the shared store (decision 019); none for a single instance. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ChangeFeed } from './change-feed.server';
import type { SharedAnswers } from './shared-answers.server';
import type { StoreLink } from './store-link.server';

export interface MeasuredInstances {
  link: Pick<StoreLink, 'tally'>;
  feed: Pick<ChangeFeed, 'tally'>;
  answers: Pick<SharedAnswers, 'tally'> | null;
}

export function measureInstances(registry: Registry, { link, feed, answers }: MeasuredInstances): void {
  const registers = [registry];
  const counter = (name: string, help: string, label: string, read: () => Record<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    });
  new Gauge({
    name: 'site_store_up',
    help: 'Whether the shared store is asked: 1, or 0 while this instance goes on alone',
    registers,
    collect() {
      this.set(link.tally.up ? 1 : 0);
    },
  });
  counter(
    'site_store_commands_total',
    'Commands to the shared store: answered, late, failed, or not sent while it was away',
    'outcome',
    () => link.tally.commands,
  );
  counter(
    'site_changes_total',
    'Changes of content told to other instances, and read from them',
    'way',
    () => ({
      ...feed.tally,
    }),
  );
  counter(
    'site_shared_answers_total',
    'Answers of the content service taken from another instance, and asked for all of them',
    'from',
    (): Record<string, number> =>
      answers ? { instance: answers.tally.taken, service: answers.tally.asked } : {},
  );
}
