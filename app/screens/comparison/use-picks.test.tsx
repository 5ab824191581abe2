// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rememberPicks } from './picks';
import { usePicks } from './use-picks';

afterEach(() => {
  cleanup();
  rememberPicks([]);
});

const water = { slug: 'bts-gemeau', title: 'BTSA GEMEAU' };
const nature = { slug: 'bts-gpn', title: 'BTSA GPN' };

it('two boxes pressed before the first is shown as ticked are both ticked', () => {
  const { result } = renderHook(() => usePicks([water, nature]));
  const { toggle } = result.current;
  act(() => {
    toggle(water);
    toggle(nature);
  });
  expect(result.current.picked).toEqual([water, nature]);
});

it('a box that is pressed twice is unchanged', () => {
  const { result } = renderHook(() => usePicks([water, nature]));
  const { toggle } = result.current;
  act(() => {
    toggle(water);
    toggle(water);
  });
  expect(result.current.picked).toEqual([]);
});
