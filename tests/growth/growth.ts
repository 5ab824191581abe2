/** Whether work grows faster than its input: by processor time of longer and longer inputs, never by how long they took. */

/** Characters of the inputs that are tried before anything is measured: what grows by powers of two never ends. */
const short = [16, 20, 24, 28, 33, 40, 50, 65, 80, 100, 150, 250, 500, 1000, 4000];
/** Characters of the first input that is measured; each further one has four times as many. */
const first = 8000;
/** Milliseconds of processor below which nothing is looked at: a square of so many characters takes far more. */
const unnoticed = 2;
/** Four times the input takes 4 times as long, or 16 times where it is squared: what is between is no measurement. */
const tooSteep = 8;
const tries = 3;
/** Milliseconds after which growth that is too steep needs no longer input. */
const sure = 100;

/**
 * Does the work on short inputs, then on 8,000 and, where that takes a while, on 32,000 and 128,000 characters.
 *
 * @returns the processor times in milliseconds, where they grow faster than the input; else null
 */
export function steepGrowth(work: (length: number) => () => unknown): number[] | null {
  for (const length of short) {
    const time = processorTime(work(length));
    if (time > 20 * unnoticed) return [time];
  }
  const times = [processorTime(work(first))];
  if ((times[0] as number) < unnoticed) return null;
  for (const length of [4 * first, 16 * first]) {
    times.push(processorTime(work(length)));
    const [before = 0, now = 0] = times.slice(-2);
    if (now < tooSteep * Math.max(before, unnoticed)) return null;
    if (now > sure) return times;
  }
  return times;
}

/**
 * Milliseconds of processor the fastest of several takes: what else a process does, such as compiling, only adds. What is
 * done within so little time on the clock has taken no more of the processor, which costs more to ask than most work.
 */
function processorTime(work: () => unknown): number {
  const began = performance.now();
  work();
  const elapsed = performance.now() - began;
  if (elapsed <= unnoticed) return elapsed;
  let least = Number.POSITIVE_INFINITY;
  for (let run = 1; run < tries && least > unnoticed; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
