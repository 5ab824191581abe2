import { expect, it } from 'vitest';
import type { EditorSession } from '~/editors/editor';
import type { Exchange } from '../http/exchange';
import { forVisitors } from './for-visitors';

const ofVisitor = {} as Exchange;
const ofEditor = { editor: { id: 'a' } as EditorSession } as Exchange;

it('keeps only pages for visitors', () => {
  const step = forVisitors(() => true);
  expect([step(ofVisitor), step(ofEditor)]).toEqual([true, false]);
});

it('has another step for editors', () => {
  const step = forVisitors(
    () => false,
    () => true,
  );
  expect([step(ofVisitor), step(ofEditor)]).toEqual([false, true]);
});
