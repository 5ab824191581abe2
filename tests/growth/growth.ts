/** Whether work grows faster than its input: by processor time for longer and longer inputs, never by elapsed time. */

/** Characters of the first inputs, before any measurement: exponential growth would never end. */
const shortLengths = [16, 20, 24, 28, 33, 40, 50, 65, 80, 100, 150, 250, 500, 1000, 4000];
/** Characters of the first input that is measured; each further one has four times as many. */
const firstMeasured = 8000;
/** Milliseconds of processor below which nothing is checked: quadratic work on so many characters takes far more. */
const noticeable = 2;
/** Four times the input takes 4 times as long, or 16 times if it is quadratic: values between are uncertain. */
const maxFactor = 8;
const runs = 3;
/** Milliseconds after which too steep growth needs no longer input. */
const certainTime = 100;

/**
 * Runs the work on short inputs, then on 8,000 and, if that is slow, on 32,000 and 128,000 characters.
 *
 * @returns the processor times in milliseconds, if they grow faster than the input; else null
 */
export function steepGrowth(work: (length: number) => () => unknown): number[] | null {
  for (const length of shortLengths) {
    const time = processorTime(work(length));
    if (time > 20 * noticeable) return [time];
  }
  const times = [processorTime(work(firstMeasured))];
  if ((times[0] as number) < noticeable) return null;
  for (const length of [4 * firstMeasured, 16 * firstMeasured]) {
    times.push(processorTime(work(length)));
    const [before = 0, now = 0] = times.slice(-2);
    if (now < maxFactor * Math.max(before, noticeable)) return null;
    if (now > certainTime) return times;
  }
  return times;
}

/**
 * Milliseconds of processor of the fastest of several runs: other work of the process, such as compiling, only adds.
 * Very short work is measured by the clock, because reading the processor time takes longer than the work.
 */
function processorTime(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  const elapsed = performance.now() - startedAt;
  if (elapsed <= noticeable) return elapsed;
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 1; run < runs && fastest > noticeable; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}
