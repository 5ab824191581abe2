/** Prometheus metrics of the picture conversion. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Converter } from './converter/converter.server';
import type { Images } from './images.server';

export function measureImages(
  registry: Registry,
  images: Pick<Images, 'waiting' | 'cache'>,
  converter: Pick<Converter, 'restarts' | 'memory'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'site_image_queue',
    help: 'Pictures asked for and not begun',
    registers,
    collect() {
      this.set(images.waiting);
    },
  });
  new Counter({
    name: 'site_image_cache_reads_total',
    help: 'Results looked for in the picture cache, by whether they were there',
    labelNames: ['found'],
    registers,
    collect() {
      this.reset();
      this.inc({ found: 'yes' }, images.cache.hits);
      this.inc({ found: 'no' }, images.cache.misses);
    },
  });
  new Gauge({
    name: 'site_image_cache_bytes',
    help: 'Bytes of the picture cache on disk',
    registers,
    collect() {
      this.set(images.cache.bytes);
    },
  });
  new Counter({
    name: 'site_converter_restarts_total',
    help: 'Processes that convert pictures: lost over one, or put aside because they had grown',
    registers,
    collect() {
      this.reset();
      this.inc(converter.restarts);
    },
  });
  new Gauge({
    name: 'site_converter_memory_bytes',
    help: 'Memory of the process that converts pictures when it last said so; 0 while there is none',
    registers,
    collect() {
      this.set(converter.memory);
    },
  });
}
