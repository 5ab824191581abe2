import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestion } from '../suggest';
import { createSuggestionAnswers } from './suggestion-answers';

const page = (title: string): Suggestion => ({ kind: 'page', href: `/${title}`, title });

/** A server whose answers the test lets come, in the order it likes. */
function createRig() {
  const asked: {
    query: string;
    answer: (found: Suggestion[]) => void;
    fail: () => void;
    signal: AbortSignal;
  }[] = [];
  const shown: string[][] = [];
  const answers = createSuggestionAnswers(
    (query, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ query, answer: resolve, fail: () => reject(new Error('429')), signal });
      }),
    (found) => void shown.push(found.map(({ title }) => title)),
  );
  return { asked, shown, answers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const quiet = () => vi.advanceTimersByTimeAsync(200);

describe('suggestions while typing', () => {
  it('are requested once the keys rest', async () => {
    const { asked, answers } = createRig();
    for (const text of ['fo', 'for', 'fore', 'foret']) {
      answers.ask(text);
      await vi.advanceTimersByTimeAsync(50);
    }
    await quiet();
    expect(asked.map(({ query }) => query)).toEqual(['foret']);
  });

  it('are those of the latest question, in any order of answers', async () => {
    const { asked, shown, answers } = createRig();
    answers.ask('eau');
    await quiet();
    answers.ask('foret');
    await quiet();
    asked[1]?.answer([page('foret')]);
    asked[0]?.answer([page('eau')]);
    await quiet();
    expect(shown).toEqual([['foret']]);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('are not requested twice, nor for a single letter', async () => {
    const { asked, shown, answers } = createRig();
    answers.ask('eau');
    await quiet();
    asked[0]?.answer([page('eau')]);
    await quiet();
    answers.ask('e');
    answers.ask(' EAU ');
    await quiet();
    expect(asked).toHaveLength(1);
    expect(shown).toEqual([['eau'], [], ['eau']]);
  });

  it('are empty when they cannot be loaded, and can be requested again', async () => {
    const { asked, shown, answers } = createRig();
    answers.ask('eau');
    await quiet();
    asked[0]?.fail();
    await quiet();
    answers.ask('eau');
    await quiet();
    expect(shown).toEqual([[]]);
    expect(asked).toHaveLength(2);
  });

  it('do not come any more once the field is left', async () => {
    const { asked, shown, answers } = createRig();
    answers.ask('eau');
    await quiet();
    answers.stop();
    asked[0]?.answer([page('eau')]);
    await quiet();
    expect(shown).toEqual([]);
  });
});
