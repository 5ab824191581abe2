/**
 * Tries until it succeeds.
 *
 * @param attempt whether it is done
 * @param delays milliseconds before each further attempt; then it is given up
 * @returns stops it
 */
export function untilDone(attempt: () => Promise<boolean>, delays: readonly number[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function run([next, ...later]: readonly number[]) {
    if ((await attempt()) || stopped || next === undefined) return;
    timer = setTimeout(() => void run(later), next);
  }
  void run(delays);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
