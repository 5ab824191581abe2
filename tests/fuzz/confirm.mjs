/** Repeats a finding on an otherwise idle site, to exclude effects of load. */
import fc from 'fast-check';
import { broken, noLooks } from './hold.mjs';

/**
 * @import { Arbitrary } from 'fast-check'
 * @import { Site } from '../faults/rig/processes.mjs'
 * @import { Held } from './hold.mjs'
 * @import { Wrong } from './verdict.mjs'
 */

/**
 * The common part of a stage: targets add their own.
 *
 * @typedef {Held & { site: Pick<Site, 'stop'>, alone(): Promise<Stage>, renew(): Promise<void> }} Stage
 */

/**
 * The attacked part. Its stage and its inputs are its own.
 *
 * @template {Stage} [Own=any]
 * @template [Input=any]
 * @typedef {{ name: string, batch: number, inputs: (stage: Own) => Arbitrary<Input>,
 *   attempt: (stage: Own, input: Input) => Promise<{ wrong: Wrong | null, answers: string[] }> }} Target
 */

/** Milliseconds to look for a smaller input. */
const longestShrinking = 60_000;

/**
 * @param {Stage} stage its neighbours are used, its site is not
 * @param {Target} target @param {string} kind
 * @param {unknown[][]} suspects possible causes, the shortest first
 * @returns {Promise<unknown[] | null>} the first of them that causes the same finding again
 */
export async function confirmation(stage, target, kind, suspects) {
  for (const inputs of suspects) {
    const trial = await stage.alone();
    try {
      if (await happens(trial, target, kind, inputs)) return inputs;
    } finally {
      await trial.site.stop();
    }
  }
  return null;
}

/** @param {Stage} trial @param {Target} target @param {string} kind @param {unknown[]} inputs */
async function happens(trial, target, kind, inputs) {
  await broken(trial, noLooks());
  for (const input of inputs) if ((await target.attempt(trial, input)).wrong?.kind === kind) return true;
  return (await broken(trial, noLooks())).some((wrong) => wrong.kind === kind);
}

/**
 * A smaller input that does the same. It is shrunk as long as the site answers: a hanging one is kept as it is.
 *
 * @param {Stage} stage @param {Target} target @param {string} kind
 * @param {{ input: unknown, seed: number | null, path?: string | null }} found fast-check's position
 */
export async function shrunk(stage, target, kind, { input, seed, path }) {
  if (seed === null || !path) return input;
  const trial = await stage.alone();
  let smallest = input;
  const property = fc.asyncProperty(target.inputs(trial), async (candidate) => {
    const { wrong } = await target.attempt(trial, candidate);
    if (wrong?.kind !== kind) return;
    smallest = candidate;
    throw new Error(wrong.detail);
  });
  try {
    await fc.check(property, { seed, path, interruptAfterTimeLimit: longestShrinking });
  } finally {
    await trial.site.stop();
  }
  return smallest;
}
