/** One stage and the targets that are attacked on it, in turns, until the time is over. */
import fc from 'fast-check';
import { confirmation, shrunk } from './confirm.mjs';
import { broken, growthOf, isLevel, noLooks, unanswered } from './hold.mjs';
import { seedsOf } from './seeds.mjs';

/**
 * `confirmed`: it came again, with the same input on a site of its own; only that fails a run.
 *
 * @typedef {{ target: string, kind: string, detail: string, input: unknown, seed: number | null, confirmed: boolean }} Finding
 */

/**
 * Never rejects: what breaks the run off is a finding too.
 *
 * @param {{ name: string, batch: number, inputs: Function, attempt: Function }[]} targets of the same stage
 * @param {object} stage see `stages.mjs`
 * @param {{ seed: number, seconds: number, until: () => boolean, tell: (finding: Finding) => void,
 *   keep: (target: string, why: string, input: unknown) => void }} run
 * @returns counts per target, what was found, and what the stage's site took
 */
export async function runLane(targets, stage, { seed, seconds, until, tell, keep }) {
  const memory = noLooks();
  const findings = [];
  const counts = new Map(
    targets.map(({ name }) => [name, { inputs: 0, seeds: 0, batches: 0, cut: 0, answers: {} }]),
  );
  const known = new Set();

  function note(name, wrong, input, from, confirmed = true) {
    const finding = { target: name, ...wrong, input, seed: from, confirmed };
    findings.push(finding);
    tell(finding);
  }

  const isNew = (target, { kind }) => !known.has(`${target.name} ${kind}`);

  /** @param {unknown[][]} suspects inputs that may have done it, the fewest first */
  async function judge(target, wrong, suspects, from, path) {
    if (!isNew(target, wrong)) return;
    const guilty = await confirmation(stage, target, wrong.kind, suspects);
    if (!guilty) return note(target.name, wrong, suspects[0], from, false);
    known.add(`${target.name} ${wrong.kind}`);
    const [only] = guilty.length === 1 ? guilty : [];
    const smallest =
      only === undefined
        ? guilty
        : await shrunk(stage, target, wrong.kind, { input: only, seed: from, path });
    if (from !== null) keep(target.name, `${wrong.kind}: ${wrong.detail}`, smallest);
    note(target.name, wrong, smallest, from);
  }

  async function attempt(target, input) {
    const count = counts.get(target.name);
    const { wrong, answers } = await target.attempt(stage, input);
    count.inputs += 1;
    for (const answer of answers) count.answers[answer] = (count.answers[answer] ?? 0) + 1;
    return wrong;
  }

  /** What holds after inputs; a site that does not answer any more makes room for another. */
  async function look(target, inputs, from) {
    for (const wrong of await broken(stage, memory)) {
      // How much a site has come to take is measured, not replayed.
      if (wrong.measured) {
        if (isNew(target, wrong)) note(target.name, wrong, null, from);
        known.add(`${target.name} ${wrong.kind}`);
      } else await judge(target, wrong, [inputs], from);
      if (wrong.kind === unanswered) await stage.renew();
    }
  }

  async function replay(target) {
    const seeds = seedsOf(target.name);
    for (const { input } of seeds) {
      counts.get(target.name).seeds += 1;
      // What is kept may be one input, or a batch that did harm together.
      for (const one of [input].flat()) {
        const wrong = await attempt(target, one);
        if (wrong) await judge(target, wrong, [[one]], null);
      }
    }
    if (seeds.length > 0)
      await look(
        target,
        seeds.flatMap(({ input }) => input),
        null,
      );
  }

  async function batch(target, from) {
    const tried = [];
    let found = null;
    const property = fc.asyncProperty(target.inputs(stage), async (input) => {
      if (until()) {
        counts.get(target.name).cut += 1;
        return;
      }
      tried.push(input);
      const wrong = await attempt(target, input);
      if (!wrong || !isNew(target, wrong)) return;
      found = wrong;
      throw new Error(wrong.detail);
    });
    // Nothing is shrunk before it is confirmed, and then on a site of its own.
    const { counterexamplePath, errorInstance } = await fc.check(property, {
      seed: from,
      numRuns: target.batch,
      endOnFailure: true,
    });
    counts.get(target.name).batches += 1;
    // The run's own mistake, not the site's.
    if (errorInstance && !found) throw errorInstance;
    if (found) await judge(target, found, [[tried.at(-1)], tried], from, counterexamplePath);
    await look(target, tried, from);
  }

  async function run() {
    // Loaders, caches and indexes are there before anything is measured.
    await broken(stage, noLooks());
    for (const target of targets) await replay(target);
    for (let turn = 0; !until(); turn += 1)
      for (const target of targets) if (!until()) await batch(target, seed + turn);
  }

  try {
    await run();
  } catch (error) {
    note(
      targets.map(({ name }) => name).join(', '),
      { kind: 'the run broke off', detail: error.stack },
      null,
      seed,
    );
  }
  const growth = growthOf(memory, seconds);
  if (!isLevel(growth))
    note(
      targets.map(({ name }) => name).join(', '),
      { kind: 'growth', detail: `last quarter ${growth.toFixed(2)} times the one before` },
      null,
      seed,
    );
  return { counts, findings, memory, growth };
}
