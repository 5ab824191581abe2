/**
 * What scripts add to a page that is finished without them. React takes the whole page away when an effect throws: an
 * enhancement that throws, for the browser lacks what it asks for, is given up alone
 * (docs/decisions/098-the-page-stays.md).
 */
// biome-ignore lint/style/noRestrictedImports: the one place
import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from 'react';

/** `useEffect` of React, which costs nothing but itself when it fails. */
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
