/** The findings of a run of random input: failures that recur, on a separate site. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Stage } from './confirm.mjs';
import { runLane } from './lane.mjs';

/** Answers `/healthz`, like a healthy site. */
let server: ReturnType<typeof createServer>;
beforeEach(async () => {
  server = createServer((_, outgoing) => void outgoing.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

type Wrong = { kind: string; detail: string } | null;

/**
 * A run of one batch, with its findings and its kept inputs
 * @param wrongWith the error of an input, on the `turn`th site
 */
async function run(wrongWith: (input: number, turn: number) => Wrong, look = async () => ({}), asked = 102) {
  let sites = 0;
  let times = 0;
  const stageOf = (): Stage & { site: { turn: number } } => {
    sites += 1;
    const turn = sites;
    const { port } = server.address() as AddressInfo;
    const inside = (async (command) => (command === 'strayNames' ? [] : 0)) as Stage['site']['inside'];
    const site = { turn, pid: process.pid, origin: `http://127.0.0.1:${port}`, inside, stop: async () => {} };
    return { site, witnesses: { look }, alone: async () => stageOf(), renew: async () => {} };
  };
  const target = {
    name: 'essai',
    batch: 100,
    inputs: () => fc.nat(1000),
    attempt: async ({ site }: ReturnType<typeof stageOf>, input: number) => ({
      wrong: wrongWith(input, site.turn),
      answers: [],
    }),
  };
  const kept: unknown[] = [];
  const until = () => {
    // Twice before the batch, then before each of its inputs.
    times += 1;
    return times > asked;
  };
  const options = {
    seed: 1,
    seconds: 0,
    until,
    tell: () => {},
    keep: (...seed: unknown[]) => kept.push(seed),
  };
  const { findings, counts } = await runLane([target], stageOf(), options);
  return { findings, counts: counts.get('essai'), kept };
}

const tooLarge = { kind: 'status 500', detail: 'answered 500' };

it('an input that does harm again is a finding, shrunk and kept', async () => {
  const { findings, kept } = await run((input) => (input > 300 ? tooLarge : null));
  expect(findings).toEqual([expect.objectContaining({ kind: 'status 500', input: 301, confirmed: true })]);
  expect(kept).toEqual([['essai', 'status 500: answered 500', 301]]);
});

it('a finding that does not recur on a fresh site is printed, and neither fails the run nor is kept', async () => {
  const { findings, kept } = await run((input, turn) => (turn === 1 && input > 300 ? tooLarge : null));
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.every(({ confirmed }) => !confirmed)).toBe(true);
  expect(kept).toEqual([]);
});

it('a failure that needs many inputs keeps all of them', async () => {
  const seen = new Map<number, number>();
  const { findings, kept } = await run((_, turn) => {
    seen.set(turn, (seen.get(turn) ?? 0) + 1);
    return (seen.get(turn) ?? 0) >= 5 ? tooLarge : null;
  });
  expect(findings).toHaveLength(1);
  expect(findings[0]?.confirmed).toBe(true);
  expect(findings[0]?.input).toHaveLength(5);
  expect(kept).toHaveLength(1);
});

it('a page the next visitor does not get is named', async () => {
  const { findings } = await run(
    () => null,
    async () => ({ 'the next visitor gets no page': ['/campus 503'] }),
  );
  expect(findings[0]).toMatchObject({
    kind: 'the next visitor gets no page',
    detail: '/campus 503',
    confirmed: true,
  });
});

it('a failure that ends the run is a finding, and the counts are printed', async () => {
  const { findings, counts } = await run(() => {
    throw new Error('a witness is away');
  });
  expect(findings).toEqual([expect.objectContaining({ confirmed: true })]);
  expect(findings[0]?.detail).toContain('a witness is away');
  expect(counts).toBeDefined();
});

it('inputs for which there was no time are counted', async () => {
  const { counts } = await run(
    () => null,
    async () => ({}),
    42,
  );
  expect(counts).toMatchObject({ batches: 1, inputs: 40, cut: 60 });
});
