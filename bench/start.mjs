/** A start of the site: until its first page, and what it takes of processor and memory. */
import { median } from '../tools/median.mjs';
import { memory, processorTime, startServer } from './processes.mjs';

/** @import { Options } from './run.mjs' */

/** @param {Pick<Options, 'port' | 'rounds'>} options */
export async function starts({ port, rounds }) {
  /** @type {{ seconds: number, cpu: number, megabytes: number }[]} */
  const found = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const site = await startServer([process.execPath, 'build/server.js'], { port });
    found.push({
      seconds: (performance.now() - began) / 1000,
      cpu: processorTime(site.pid) / 1000,
      megabytes: memory(site.pid),
    });
    await site.stop();
  }
  /** @param {'seconds' | 'cpu' | 'megabytes'} figure */
  const of = (figure) => median(found.map((start) => start[figure]));
  return [
    {
      what: 'start to the first page, embedded content service',
      figure: `${of('seconds').toFixed(1)} s, ${of('cpu').toFixed(2)} s of processor, ${Math.round(of('megabytes'))} MB`,
    },
  ];
}
