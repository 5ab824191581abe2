import { useState } from 'react';
import { useGlobalNavigationState } from 'remix-utils/use-global-navigation-state';
import { useLabels } from '~/site/labels-context';
import { useEnhancement } from '~/ui/enhancement';

/** Milliseconds (specification §9): shorter work is not shown. */
const showingDelay = 200;
const hidingDelay = 500;

type Phase = 'hidden' | 'loading' | 'done';

/** Progress bar during loading; its 5 s are an animation of `loading-bar.css`. */
export function LoadingBar({ preparing }: { preparing: boolean }) {
  const t = useLabels();
  const busy = useGlobalNavigationState().some((state) => state !== 'idle') || preparing;
  const phase = useLoadingPhase(busy);
  if (phase === 'hidden') return null;
  return (
    <div
      className="loading-bar"
      data-phase={phase}
      role="progressbar"
      aria-label={t('layout.browser.loading')}
    />
  );
}

/** `loading` once work has taken 200 ms, `done` for 500 ms after its end. */
function useLoadingPhase(busy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden');
  useEnhancement(() => {
    if (busy) {
      const timer = setTimeout(() => setPhase('loading'), showingDelay);
      return () => clearTimeout(timer);
    }
    setPhase((shown) => (shown === 'loading' ? 'done' : shown));
    const timer = setTimeout(() => setPhase('hidden'), hidingDelay);
    return () => clearTimeout(timer);
  }, [busy]);
  return phase;
}
