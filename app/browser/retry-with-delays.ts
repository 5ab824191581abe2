/** Milliseconds between attempts after the event `online`: browsers say it before the network is back. */
export const onlineDelays = [300, 700, 1500];

/**
 * Tries until it succeeds.
 *
 * @param attempt whether it succeeded
 * @param delays milliseconds before each further attempt; after the last it gives up
 * @returns stops it
 */
export function retryWithDelays(attempt: () => Promise<boolean>, delays: readonly number[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function run([next, ...laterDelays]: readonly number[]) {
    if ((await attempt()) || isStopped || next === undefined) return;
    timer = setTimeout(() => void run(laterDelays), next);
  }
  void run(delays);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
