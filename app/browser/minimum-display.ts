/** Minimum milliseconds of a loading state (specification §9), so that it does not flicker. */
const minimumTime = 200;

/** The outcome of `work`, whether success or failure, after at least 200 ms. */
export async function withMinimumDisplay<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, minimumTime)),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
