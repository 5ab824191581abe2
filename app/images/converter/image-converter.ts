/**
 * The converter process (docs/architecture.md, 'A process that converts pictures'): one job at a time, received over
 * the IPC channel. It holds no secret, opens no connection, and ends itself when a job exceeds the limit of memory or of
 * processor, or when its parent has ended.
 */
import process from 'node:process';
import sharp from 'sharp';
import { convert } from './convert.server';
import { type ConversionJob, type ConverterMessage, PictureRefused } from './job';
import { lockDecoders } from './originals.server';

/** The limits of a job: bytes of memory, and seconds of processor, which a busy machine does not shorten. */
const [memoryLimit = 0, processorLimit = 0] = process.argv.slice(2).map(Number);
/** Milliseconds between two checks of a job. */
const checkInterval = 10;
/** Milliseconds for one job on the busiest machine. */
const longestJob = 60_000;
/** Milliseconds between two messages of a job: a process that sends none hangs, and its parent kills it. */
const signOfLife = 1000;

// One thread and no cache, so that a job takes only the memory it needs, and pages keep the processor.
sharp.concurrency(1);
sharp.cache(false);
lockDecoders();

const memory = () => process.memoryUsage.rss();
/** SIGKILL, because a hanging decoder would block a normal exit. */
const end = () => process.kill(process.pid, 'SIGKILL');

function send(message: ConverterMessage, whenSent?: () => void): void {
  process.send?.(message, () => whenSent?.());
}

async function answer(job: ConversionJob): Promise<ConverterMessage> {
  try {
    return { kind: 'made', bytes: await convert(job), memory: memory() };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { kind: 'refused', refusal: error.refusal, reason: error.reason, memory: memory() };
  }
}

interface JobStart {
  /** Of this process, when the job began. */
  usage: NodeJS.CpuUsage;
  /** Milliseconds of the steady clock. */
  time: number;
}

/** @returns null within the limits */
function exceededLimit({ usage, time }: JobStart): string | null {
  if (memory() > memoryLimit) return `${Math.round(memoryLimit / 1024 / 1024)} MB`;
  const { user, system } = process.cpuUsage(usage);
  if (user + system > processorLimit * 1e6) return `${processorLimit} s of processor`;
  return performance.now() - time > longestJob ? `${longestJob} ms` : null;
}

process.on('message', (job: ConversionJob) => {
  const start: JobStart = { usage: process.cpuUsage(), time: performance.now() };
  const sign = setInterval(() => send({ kind: 'working', memory: memory() }), signOfLife);
  const watch = setInterval(() => {
    const limit = exceededLimit(start);
    if (limit === null) return;
    clearInterval(watch);
    send({ kind: 'over', limit, memory: memory() }, end);
    setTimeout(end, checkInterval);
  }, checkInterval);
  // An unexpected error ends the process, and the parent starts another.
  void answer(job).then((message) => {
    clearInterval(sign);
    clearInterval(watch);
    send(message);
  });
});
process.on('disconnect', end);
// The parent decides when this process ends: while it drains, pages may still need pictures.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
send({ kind: 'ready', memory: memory() });
