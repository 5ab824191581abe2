import { describe, expect, it } from 'vitest';
import { createRefreshTurns } from './refresh-turns';

/** A task that ends when told to. */
function task() {
  let end = (_error?: Error) => {};
  let runs = 0;
  const run = () => {
    runs += 1;
    return new Promise<string>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve('done'));
    });
  };
  return { run, end: (error?: Error) => end(error), runs: () => runs };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a refresh without a waiting reader', () => {
  it('waits for a turn, which the end of another gives, even a failed one', async () => {
    const turns = createRefreshTurns(1);
    const [first, second] = [task(), task()];
    const failed = turns.inTurn(first.run).result;
    const { result } = turns.inTurn(second.run);
    await settled();
    expect([first.runs(), second.runs()]).toEqual([1, 0]);
    first.end(new Error('away'));
    await expect(failed).rejects.toThrow('away');
    await settled();
    second.end();
    expect(await result).toBe('done');
  });

  it('starts at once when a reader waits for it now, and runs once only', async () => {
    const turns = createRefreshTurns(1);
    const [first, second, third] = [task(), task(), task()];
    turns.inTurn(first.run);
    const { result, hurry } = turns.inTurn(second.run);
    turns.inTurn(third.run);
    hurry();
    await settled();
    second.end();
    expect(await result).toBe('done');
    hurry();
    first.end();
    await settled();
    expect([second.runs(), third.runs()]).toEqual([1, 1]);
  });
});
