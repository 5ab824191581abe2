/** Whether work grows faster than its input: by processor time for longer and longer inputs, never by elapsed time. */

/** Characters of the first inputs, before any measurement: exponential growth would never end. */
const short = [16, 20, 24, 28, 33, 40, 50, 65, 80, 100, 150, 250, 500, 1000, 4000];
/** Characters of the first input that is measured; each further one has four times as many. */
const first = 8000;
/** Milliseconds of processor below which nothing is checked: quadratic work on so many characters takes far more. */
const unnoticed = 2;
/** Four times the input takes 4 times as long, or 16 times if it is quadratic: values between are uncertain. */
const tooSteep = 8;
const tries = 3;
/** Milliseconds after which too steep growth needs no longer input. */
const sure = 100;

/**
 * Runs the work on short inputs, then on 8,000 and, if that is slow, on 32,000 and 128,000 characters.
 *
 * @returns the processor times in milliseconds, if they grow faster than the input; else null
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
 * Milliseconds of processor of the fastest of several runs: other work of the process, such as compiling, only adds.
 * Very short work is measured by the clock, because reading the processor time takes longer than the work.
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
