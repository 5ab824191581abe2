/** One stage and the targets that are attacked on it, in turns, until the time is over. */
import fc from 'fast-check';
import { confirmation, shrunk } from './confirm.mjs';
import { broken, growthOf, isLevel, noLooks, unanswered } from './hold.mjs';
import { seedsOf } from './seeds.mjs';

/**
 * @import { Stage, Target } from './confirm.mjs'
 * @import { Wrong } from './verdict.mjs'
 */

/**
 * `confirmed`: it came again, with the same input on a site of its own; only that fails a run.
 *
 * @typedef {{ target: string, kind: string, detail: string, input: unknown, seed: number | null, confirmed: boolean }} Finding
 */

/**
 * Never rejects: a failure that ends the run is a finding too.
 *
 * @param {Target[]} targets of the same stage
 * @param {Stage} stage see `stages.mjs`
 * @param {{ seed: number, seconds: number, until: () => boolean, tell: (finding: Finding) => void,
 *   keep: (target: string, why: string, input: unknown) => void }} run
 * @returns counts per target, findings, and the memory of the stage's site
 */
export async function runLane(targets, stage, { seed, seconds, until, tell, keep }) {
  const memory = noLooks();
  /** @type {Finding[]} */
  const findings = [];
  /**
   * @type {Map<string, { inputs: number, seeds: number, batches: number, cut: number, answers: Record<string, number> }>}
   */
  const counts = new Map();
  for (const { name } of targets) counts.set(name, { inputs: 0, seeds: 0, batches: 0, cut: 0, answers: {} });
  const known = new Set();

  /** @param {string} name @param {Wrong} wrong @param {unknown} input @param {number | null} from */
  function addFinding(name, wrong, input, from, confirmed = true) {
    const finding = { target: name, ...wrong, input, seed: from, confirmed };
    findings.push(finding);
    tell(finding);
  }

  /** @param {Target} target */
  const countOf = ({ name }) => {
    const count = counts.get(name);
    if (!count) throw new Error(`${name} is not attacked here`);
    return count;
  };

  /** @param {Target} target @param {Wrong} wrong */
  const isNew = (target, { kind }) => !known.has(`${target.name} ${kind}`);

  /**
   * @param {Target} target @param {Wrong} wrong
   * @param {unknown[][]} suspects inputs that may have done it, the fewest first
   * @param {number | null} from @param {string | null} [path]
   */
  async function judge(target, wrong, suspects, from, path) {
    if (!isNew(target, wrong)) return;
    const confirmedInputs = await confirmation(stage, target, wrong.kind, suspects);
    if (!confirmedInputs) return addFinding(target.name, wrong, suspects[0], from, false);
    known.add(`${target.name} ${wrong.kind}`);
    const [onlyInput] = confirmedInputs.length === 1 ? confirmedInputs : [];
    const smallest =
      onlyInput === undefined
        ? confirmedInputs
        : await shrunk(stage, target, wrong.kind, { input: onlyInput, seed: from, path });
    if (from !== null) keep(target.name, `${wrong.kind}: ${wrong.detail}`, smallest);
    addFinding(target.name, wrong, smallest, from);
  }

  /** @param {Target} target @param {unknown} input */
  async function attempt(target, input) {
    const count = countOf(target);
    const { wrong, answers } = await target.attempt(stage, input);
    count.inputs += 1;
    for (const answer of answers) count.answers[answer] = (count.answers[answer] ?? 0) + 1;
    return wrong;
  }

  /**
   * The invariants after inputs; a site that does not answer is replaced.
   *
   * @param {Target} target @param {unknown[]} inputs @param {number | null} from
   */
  async function checkInvariants(target, inputs, from) {
    for (const wrong of await broken(stage, memory)) {
      // Growth of memory is measured, not replayed.
      if (wrong.measured) {
        if (isNew(target, wrong)) addFinding(target.name, wrong, null, from);
        known.add(`${target.name} ${wrong.kind}`);
      } else await judge(target, wrong, [inputs], from);
      if (wrong.kind === unanswered) await stage.renew();
    }
  }

  /** @param {Target} target */
  async function replay(target) {
    const seeds = seedsOf(target.name);
    for (const { input } of seeds) {
      countOf(target).seeds += 1;
      // The kept finding may be one input, or a batch that failed together.
      for (const singleInput of [input].flat()) {
        const wrong = await attempt(target, singleInput);
        if (wrong) await judge(target, wrong, [[singleInput]], null);
      }
    }
    if (seeds.length > 0)
      await checkInvariants(
        target,
        seeds.flatMap(({ input }) => input),
        null,
      );
  }

  /** @param {Target} target @param {number} from */
  async function batch(target, from) {
    /** @type {unknown[]} */
    const tried = [];
    /** @type {Wrong[]} */
    const wrongs = [];
    const property = fc.asyncProperty(target.inputs(stage), async (input) => {
      if (until()) {
        countOf(target).cut += 1;
        return;
      }
      tried.push(input);
      const wrong = await attempt(target, input);
      if (!wrong || !isNew(target, wrong)) return;
      wrongs.push(wrong);
      throw new Error(wrong.detail);
    });
    // Nothing is shrunk before it is confirmed, and then on a separate site.
    const { counterexamplePath, errorInstance } = await fc.check(property, {
      seed: from,
      numRuns: target.batch,
      endOnFailure: true,
    });
    countOf(target).batches += 1;
    // The run's own mistake, not the site's.
    if (errorInstance && wrongs.length === 0) throw errorInstance;
    for (const wrong of wrongs) await judge(target, wrong, [[tried.at(-1)], tried], from, counterexamplePath);
    await checkInvariants(target, tried, from);
  }

  async function run() {
    // Loaders, caches and indexes are loaded before the measurement.
    await broken(stage, noLooks());
    for (const target of targets) await replay(target);
    for (let turn = 0; !until(); turn += 1)
      for (const target of targets) if (!until()) await batch(target, seed + turn);
  }

  try {
    await run();
  } catch (error) {
    addFinding(
      targets.map(({ name }) => name).join(', '),
      { kind: 'the run broke off', detail: error.stack },
      null,
      seed,
    );
  }
  const growth = growthOf(memory, seconds);
  if (growth !== null && !isLevel(growth))
    addFinding(
      targets.map(({ name }) => name).join(', '),
      { kind: 'growth', detail: `last quarter ${growth.toFixed(2)} times the one before` },
      null,
      seed,
    );
  return { counts, findings, memory, growth };
}
