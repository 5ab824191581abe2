/**
 * The process that converts (decision 031): one job at a time, told over the channel to its parent. It holds no secret,
 * opens no connection, and ends itself when a job takes more memory than there is, or when its parent is gone.
 */
import process from 'node:process';
import sharp from 'sharp';
import { convert } from './convert.server';
import { drawShareCard } from './draw-share-card.server';
import { type ConversionJob, type ConverterMessage, PictureRefused } from './job';
import { lockDecoders } from './originals.server';

/** Bytes this process may take; the first argument. */
const mostMemory = Number(process.argv[2]);
/** Milliseconds between two looks at the memory while a job runs. */
const look = 10;

// One thread a picture and nothing kept between two: what a job takes is what it needs, and pages come first.
sharp.concurrency(1);
sharp.cache(false);
lockDecoders();

const memory = () => process.memoryUsage.rss();
/** Whatever hangs in a decoder must not keep the process. */
const end = () => process.kill(process.pid, 'SIGKILL');

function say(message: ConverterMessage, then?: () => void): void {
  process.send?.(message, () => then?.());
}

async function answer(job: ConversionJob): Promise<ConverterMessage> {
  try {
    const bytes =
      job.kind === 'picture' ? await convert(job.original, job) : await drawShareCard(job, job.original);
    return { kind: 'made', bytes, memory: memory() };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { kind: 'refused', refusal: error.refusal, reason: error.message, memory: memory() };
  }
}

process.on('message', (job: ConversionJob) => {
  const watch = setInterval(() => {
    if (memory() <= mostMemory) return;
    clearInterval(watch);
    say({ kind: 'over', memory: memory() }, end);
    setTimeout(end, look);
  }, look);
  // A fault of ours ends the process, and the parent starts another.
  void answer(job).then((message) => {
    clearInterval(watch);
    say(message);
  });
});
process.on('disconnect', end);
// The parent says when it is over: what it still answers while it ends may need a picture.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
say({ kind: 'ready', memory: memory() });
