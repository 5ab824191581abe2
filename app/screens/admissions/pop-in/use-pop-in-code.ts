import { type ComponentType, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { readAdmissionsHref } from './admissions-link';
import { goTo } from './browser-location';
import type { PopInProps } from './pop-in';

/** Milliseconds a click waits for the pop-in's code before it navigates. */
const patience = 1500;

/** Idle delay in milliseconds for browsers without `requestIdleCallback`. */
const quiet = 3000;

/** Signs that a visitor stays: a page that is left at once loads nothing. */
const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * The pop-in's code, loaded when a link to it is pointed at, when the browser is idle after the first sign that the
 * visitor stays, or on first use.
 *
 * @param href the link's page, null while the pop-in is closed; opened when the code cannot be loaded
 */
export function usePopInCode(href: string | null): ComponentType<PopInProps> | null {
  const [code, setCode] = useState<{ PopIn: ComponentType<PopInProps> } | null>(null);

  useEnhancement(() => whenLikely(() => load().then(setCode, () => {})), []);

  useEnhancement(() => {
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
function whenLikely(work: () => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  let cancel = () => {};
  const once = (act: () => void) => {
    listeners.abort();
    act();
  };
  for (const sign of signs) addEventListener(sign, () => once(() => (cancel = whenIdle(work))), options);
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && readAdmissionsHref(link.href, location.href)) once(work);
  };
  addEventListener('pointerover', point, options);
  return () => {
    listeners.abort();
    cancel();
  };
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
