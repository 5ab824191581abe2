import { describe, expect, it, vi } from 'vitest';
import {
  currentUse,
  noteStale,
  recordContentUse,
  sharedInRecording,
  withoutRecording,
} from './content-use.server';

describe('what a page was made from', () => {
  it('is recorded through whatever the work waits for, and apart from other work', async () => {
    const work = (name: string) =>
      recordContentUse(false, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        currentUse()?.used.add({ path: name });
        await Promise.all([Promise.resolve()]);
        currentUse()?.used.add({ path: `${name}/2` });
        return name;
      });
    const [first, second] = await Promise.all([work('/a'), work('/b')]);
    expect([...first.use.used].map(({ path }) => path)).toEqual(['/a', '/a/2']);
    expect([...second.use.used].map(({ path }) => path)).toEqual(['/b', '/b/2']);
    expect(currentUse()).toBeUndefined();
  });

  it('is asked for once by all parts of one page, and again by the next', async () => {
    let calls = 0;
    const load = sharedInRecording(async ({ name }: { name: string }) => `${name} ${++calls}`);
    const [french, english] = [{ name: 'fr' }, { name: 'en' }];
    const page = () =>
      recordContentUse(false, () => Promise.all([load(french), load(english), load(french)]));
    expect((await page()).result).toEqual(['fr 1', 'en 2', 'fr 1']);
    expect((await page()).result).toEqual(['fr 3', 'en 4', 'fr 3']);
    expect([await load(french), await load(french)]).toEqual(['fr 5', 'fr 6']);
  });
});

describe('content used beside the work', () => {
  it('is not recorded where the result may be older than the page', async () => {
    const { use } = await recordContentUse(false, async () => {
      withoutRecording(() => expect(currentUse()).toBeUndefined());
      expect(currentUse()).toBeDefined();
      expect(withoutRecording(() => 'made')).toBe('made');
    });
    expect(use.used.size).toBe(0);
  });

  it('that was stale is asked again as soon as the first of it may be', async () => {
    const { use } = await recordContentUse(false, async () => {
      const recorded = currentUse();
      if (!recorded) throw new Error('nothing is recorded');
      for (const milliseconds of [5000, 1000, 9000]) noteStale(recorded, milliseconds);
    });
    expect([use.stale, use.askAgainIn]).toEqual([true, 1000]);
  });

  it('is recorded by the second of two works that overlap, after the first has ended', async () => {
    let end = () => {};
    const first = recordContentUse(false, async () => undefined);
    const second = recordContentUse(false, async () => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return currentUse();
    });
    await first;
    end();
    const { result, use } = await second;
    expect(result).toBe(use);
  });

  // From Node 24 on a record costs nothing where there is none, and a piece of work keeps its own.
  it.runIf(Number.parseInt(process.versions.node, 10) < 24)(
    'is recorded no more once all work has ended',
    async () => {
      // Its own module: other tests of this process may be recording.
      vi.resetModules();
      const { recordContentUse: record, currentUse: present } = await import('./content-use.server');
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const { result } = await record(false, async () => ({
        before: present(),
        goesOn: ended.then(() => present()),
      }));
      end();
      expect(result.before).toBeDefined();
      expect(await result.goesOn).toBeUndefined();
    },
  );
});
