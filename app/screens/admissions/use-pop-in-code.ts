/** When the code of the pop-in is loaded: it is not on the page, since few visitors open the pop-in. */
import { type ComponentType, useState } from 'react';
import { whenIdle } from '~/browser/idle/when-idle';
import { useEnhancement } from '~/ui/enhancement';
import { readAdmissionsHref } from './admissions-link';
import type { PopInProps } from './pop-in';

/** Milliseconds a click waits for the pop-in's code before it navigates. */
const codePatience = 1500;

/** Events of a visitor who stays: a page that is left at once loads nothing. */
const stayEvents = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * The pop-in's code, loaded when a link to it is pointed at, when the browser is idle after the first sign that the
 * visitor stays, or on first use.
 *
 * @param href the link's page, null while the pop-in is closed; opened when the code cannot be loaded
 */
export function usePopInCode(href: string | null): ComponentType<PopInProps> | null {
  const [code, setCode] = useState<{ PopIn: ComponentType<PopInProps> } | null>(null);

  useEnhancement(() => onceLikely(() => loadCode().then(setCode, () => {})), []);

  useEnhancement(() => {
    if (href === null || code) return;
    let isWaiting = true;
    const giveUp = () => {
      if (isWaiting) location.assign(href);
      isWaiting = false;
    };
    const timer = setTimeout(giveUp, codePatience);
    loadCode().then((loaded) => isWaiting && setCode(loaded), giveUp);
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [href, code]);

  return code?.PopIn ?? null;
}

function loadCode() {
  return import('./pop-in');
}

/** Does the work once the visitor is likely to open the pop-in. @returns cancels it */
function onceLikely(work: () => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  let cancel = () => {};
  const once = (act: () => void) => {
    listeners.abort();
    act();
  };
  const waitForIdle = () => {
    cancel = whenIdle(work);
  };
  for (const type of stayEvents) addEventListener(type, () => once(waitForIdle), options);
  const onPointerOver = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && readAdmissionsHref(link.href, location.href)) once(work);
  };
  addEventListener('pointerover', onPointerOver, options);
  return () => {
    listeners.abort();
    cancel();
  };
}
