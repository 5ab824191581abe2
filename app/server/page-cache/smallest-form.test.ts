import { describe, expect, it } from 'vitest';
import type { KeptPage } from './kept-page';
import { createFormImprover } from './smallest-form';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** An improver, and pages whose compression the test ends. */
function improving() {
  const improved: string[] = [];
  const warned: unknown[] = [];
  const waiting: { name: string; finish: () => void; fail: (error: Error) => void }[] = [];
  const improver = createFormImprover((key) => void improved.push(key), {
    warn: (fields, message) => void warned.push([fields, message]),
  });
  const pageOf = (name: string) => {
    const page = {
      hits: 0,
      improve: () =>
        new Promise<void>((finish, fail) => {
          waiting.push({ name, finish, fail });
        }),
    };
    return page as unknown as KeptPage;
  };
  const visit = (key: string, page: KeptPage, times = 1) => {
    for (let time = 0; time < times; time += 1) improver.countHit(key, page);
  };
  return { improved, warned, waiting, pageOf, visit };
}

describe('the smallest form of a page', () => {
  it('is made at its third visit, once', async () => {
    const { improved, waiting, pageOf, visit } = improving();
    const page = pageOf('agenda');
    visit('agenda', page, 2);
    expect(waiting).toEqual([]);
    visit('agenda', page, 5);
    expect(waiting).toHaveLength(1);
    expect(improved).toEqual([]);
    waiting[0]?.finish();
    await turn();
    expect(improved).toEqual(['agenda']);
    expect(page.hits).toBe(7);
  });

  it('is made of one page at a time', async () => {
    const { improved, waiting, pageOf, visit } = improving();
    visit('a', pageOf('a'), 3);
    visit('b', pageOf('b'), 3);
    expect(waiting.map(({ name }) => name)).toEqual(['a']);
    waiting[0]?.finish();
    await turn();
    expect(waiting.map(({ name }) => name)).toEqual(['a', 'b']);
    waiting[1]?.finish();
    await turn();
    visit('c', pageOf('c'), 3);
    expect(waiting).toHaveLength(3);
    expect(improved).toEqual(['a', 'b']);
  });

  it('is logged when it fails, and the next one is made', async () => {
    const { improved, warned, waiting, pageOf, visit } = improving();
    visit('a', pageOf('a'), 3);
    visit('b', pageOf('b'), 3);
    const error = new Error('no memory');
    waiting[0]?.fail(error);
    await turn();
    waiting[1]?.finish();
    await turn();
    expect(warned).toEqual([[{ err: error }, 'a page could not be compressed']]);
    expect(improved).toEqual(['b']);
  });

  it('is queued for at most fifty pages', async () => {
    const { improved, waiting, pageOf, visit } = improving();
    for (let page = 0; page < 80; page += 1) visit(`${page}`, pageOf(`${page}`), 3);
    for (let page = 0; page < 80; page += 1) {
      waiting[page]?.finish();
      await turn();
    }
    expect(improved).toHaveLength(51);
  });
});
