/**
 * Additions of scripts to a page that is complete without them. React removes the whole page when an effect throws: an
 * enhancement that throws, because the browser lacks an API, is dropped alone (docs/architecture.md, 'The page stays').
 */
// biome-ignore lint/style/noRestrictedImports: the one place
import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from 'react';

/** React's `useEffect`, whose failure stops nothing else. */
export function useEnhancement(effect: EffectCallback, dependencies?: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's
  useEffect(alone(effect), dependencies);
}

/** The same before the change is painted; `useLayoutEffect` without React's warning on the server. */
export const useBeforePaint = (effect: EffectCallback, dependencies?: DependencyList): void =>
  usePainted(alone(effect), dependencies);

const usePainted = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The effect and its cleanup, whose errors are reported to the browser only. */
function alone(effect: EffectCallback): EffectCallback {
  return () =>
    attempt(() => {
      const end = effect();
      return end && (() => attempt(end));
    });
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    // Not here, where React would catch it.
    setTimeout(() => {
      throw error;
    });
  }
}
