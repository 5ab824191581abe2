/** Runs a reading in slices of time, with turns for other work in between. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Results, takeStep } from '../../content-model/reading/make-once';

/** Milliseconds one slice may block the event loop. */
const sliceDuration = 8;

/** Takes the steps of a reading, with a turn for others after each slice. */
export async function inSlices<T>(reading: Generator<undefined, T>): Promise<T> {
  const results: Results = new Map();
  let sliceStart = performance.now();
  for (;;) {
    const step = takeStep(reading, results);
    if (step.done) return step.value;
    if (performance.now() - sliceStart < sliceDuration) continue;
    await turn();
    sliceStart = performance.now();
  }
}
