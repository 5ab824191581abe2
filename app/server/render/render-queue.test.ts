import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRenderQueue } from './render-queue';

describe('the render queue', () => {
  it('starts one render per iteration of the event loop, first in, first out', async () => {
    const turns = createRenderQueue();
    const order: string[] = [];
    const renders = ['a', 'b', 'c'].map(async (name) => {
      await turns.waitForTurn();
      order.push(name);
    });
    const others = (async () => {
      for (let round = 0; round < 3; round += 1) {
        await nextRound();
        order.push('other');
      }
    })();
    expect(turns.waiting).toBe(3);
    await Promise.all([...renders, others]);
    expect(order.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
    for (const [first, second] of [
      ['a', 'b'],
      ['b', 'c'],
    ] as const) {
      expect(order.slice(order.indexOf(first), order.indexOf(second))).toContain('other');
    }
    expect(turns.waiting).toBe(0);
  });

  it('goes round the networks, however many renders one has waiting', async () => {
    const turns = createRenderQueue();
    const order: string[] = [];
    await Promise.all(
      [...'aaaaaabbbc'].map(async (network) => {
        await turns.waitForTurn(network);
        order.push(network);
      }),
    );
    expect(order.join('')).toBe('abcababaaa');
  });

  it('starts again after a pause', async () => {
    const turns = createRenderQueue();
    await turns.waitForTurn();
    await nextRound();
    await expect(turns.waitForTurn()).resolves.toBeUndefined();
  });

  it('starts none while it is on hold', async () => {
    const turns = createRenderQueue();
    let release = () => {};
    let given = 0;
    const first = turns.waitForTurn().then(() => {
      given += 1;
    });
    turns.hold(new Promise<void>((resolve) => (release = resolve)));
    const second = turns.waitForTurn().then(() => {
      given += 1;
    });
    for (let round = 0; round < 3; round += 1) await nextRound();
    expect(given).toBe(0);
    release();
    await Promise.all([first, second]);
    expect(given).toBe(2);
  });
});
