import { type ComponentType, useEffect, useState } from 'react';
import { goTo } from './browser-location';
import type { PopInProps } from './pop-in';

/** Milliseconds a click waits for the pop-in's code before it navigates. */
const patience = 1500;

/** Idle delay in milliseconds for browsers without `requestIdleCallback`. */
const quiet = 3000;

/**
 * The pop-in's code, loaded when the browser is idle or on first use.
 *
 * @param href the link's page, null while the pop-in is closed; opened when the code cannot be loaded
 */
export function usePopInCode(href: string | null): ComponentType<PopInProps> | null {
  const [code, setCode] = useState<{ PopIn: ComponentType<PopInProps> } | null>(null);

  useEffect(() => whenIdle(() => load().then(setCode, () => {})), []);

  useEffect(() => {
    if (href === null || code) return;
    let waiting = true;
    const giveUp = () => {
      if (waiting) goTo(href);
      waiting = false;
    };
    const timer = setTimeout(giveUp, patience);
    load().then((loaded) => waiting && setCode(loaded), giveUp);
    return () => {
      waiting = false;
      clearTimeout(timer);
    };
  }, [href, code]);

  return code?.PopIn ?? null;
}

function load() {
  return import('./pop-in');
}

/** @returns cancels it */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, quiet);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: quiet });
  return () => cancelIdleCallback(idle);
}
