/** A start of the site: until its first page, and what it takes of processor and memory. */
import { median } from '../tools/median.mjs';
import { memory, processorTime, startServer } from './processes.mjs';

/** @import { Options } from './run.mjs' */

/** @param {Pick<Options, 'port' | 'rounds'>} options */
export async function starts({ port, rounds }) {
  /** @type {{ seconds: number, cpu: number, megabytes: number }[]} */
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const site = await startServer([process.execPath, 'build/server.js'], { port });
    measured.push({
      seconds: (performance.now() - startedAt) / 1000,
      cpu: processorTime(site.pid) / 1000,
      megabytes: memory(site.pid),
    });
    await site.stop();
  }
  /** @param {'seconds' | 'cpu' | 'megabytes'} figure */
  const medianOf = (figure) => median(measured.map((start) => start[figure]));
  return [
    {
      what: 'start to the first page, embedded content service',
      figure: `${medianOf('seconds').toFixed(1)} s, ${medianOf('cpu').toFixed(2)} s of processor, ${Math.round(medianOf('megabytes'))} MB`,
    },
  ];
}
