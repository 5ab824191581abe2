/**
 * Additions of scripts to a page that is complete without them. React removes the whole page when an effect throws: an
 * enhancement that throws, because the browser lacks an API, is dropped alone (docs/architecture.md, 'The page stays').
 */
// biome-ignore lint/style/noRestrictedImports: only this file may use them
import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from 'react';

/** React's `useEffect`, whose failure stops nothing else. */
export function useEnhancement(effect: EffectCallback, dependencies?: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useEffect(failingAlone(effect), dependencies);
}

/** React's `useLayoutEffect`, whose failure stops nothing else, without React's warning on the server. */
export const useBeforePaint = (effect: EffectCallback, dependencies?: DependencyList): void =>
  useEffectBeforePaint(failingAlone(effect), dependencies);

const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The effect and its cleanup, whose errors reach the browser and not React. */
function failingAlone(effect: EffectCallback): EffectCallback {
  return () =>
    attempt(() => {
      const cleanup = effect();
      return cleanup && (() => attempt(cleanup));
    });
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    // Later, since React would catch it here.
    setTimeout(() => {
      throw error;
    });
  }
}
