import { type ComponentType, useEffect, useState } from 'react';
import { goTo } from './browser-location';
import type { PopInProps } from './pop-in';

/** Milliseconds a click waits for the pop-in's code before it is a link like any other. */
const patience = 1500;

/** Milliseconds after which the browser is taken for idle where it does not say so. */
const quiet = 3000;

/**
 * The pop-in's code, loaded when the browser is idle or when first wanted.
 *
 * @param href the page that was asked for, null while the pop-in is closed: without the code, the
 * visitor goes there
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

/** @returns how to change one's mind */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, quiet);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: quiet });
  return () => cancelIdleCallback(idle);
}
