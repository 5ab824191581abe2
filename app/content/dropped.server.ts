/** Counts what the boundary had to leave out since the start of the process, for the metrics. */
export type Droppable = 'entry' | 'block';

const dropped: Record<Droppable, number> = { entry: 0, block: 0 };

/** What was dropped and why stands in the log. */
export function countDropped(what: Droppable): void {
  dropped[what] += 1;
}

export function droppedSoFar(): Readonly<Record<Droppable, number>> {
  return dropped;
}
