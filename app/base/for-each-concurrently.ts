/**
 * Works on every item, on so many at a time, in the order of the items.
 *
 * @throws the first error of the work
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers take from one iterator, so that each item is taken once.
  const remainingItems = [...items].values();
  const workOnRemaining = async () => {
    for (const item of remainingItems) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, workOnRemaining));
}
