/** Minimum milliseconds of a loading state (specification §9), so that it does not flicker. */
const minimum = 200;

/** The outcome of `work`, good or bad, not before 200 ms have passed. */
export async function withMinimumDisplay<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, minimum))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
