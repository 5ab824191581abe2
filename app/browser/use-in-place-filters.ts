/**
 * Filters update a list in place; scroll position and focus stay. Only links and GET forms with `data-in-place` do so;
 * others load a document. If the focused element is gone, the focus moves to the list's count, `#resultats`. A checkbox
 * and an option chosen by pointer are sent at once. Arrow keys in a closed `<select>` send nothing: the form's button
 * does (RGAA 7.4, WCAG 3.2.2).
 */

import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { inPlace } from '~/site/in-place';
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';
import { browsesList } from './browses-list';
import { debounce } from './debounce';
import { filterAddress } from './filter-address';
import { destinationOf, routeTo } from './navigation';
import { reloadGuard } from './recovery';

/** Boxes ticked one after the other are sent together. */
const debounceMs = 250;

/** The event before a change, which shows how the change was made. */
const inputEvents = ['keydown', 'pointerdown'];

export function useInPlaceFilters(): void {
  const location = useLocation();
  /** Id of the focused element when a filter was changed; null without a pending update. */
  const focused = useRef<string | null>(null);

  useEnhancement(() => {
    const go = (to: string) => {
      focused.current = document.activeElement?.id ?? '';
      routeTo(to, {
        replace: to === window.location.pathname + window.location.search,
        state: inPlace,
      });
    };
    const follow = (event: MouseEvent) => {
      const to = inPlaceAround(event.target) ? destinationOf(event) : null;
      if (to === null || !staysHere(to)) return;
      go(to);
      event.preventDefault();
    };
    const send = (event: SubmitEvent) => {
      submitSoon.cancel();
      const form = filterForm(event.target);
      if (!form || event.defaultPrevented || !navigator.onLine || reloadGuard.isClosed(Date.now())) return;
      const to = filterAddress(form.action, new FormData(form, event.submitter));
      if (!staysHere(to)) return;
      go(to);
      event.preventDefault();
    };
    let chosen: HTMLFormElement | null = null;
    const submitSoon = debounce(() => chosen?.isConnected && chosen.requestSubmit(), debounceMs);
    let isBrowsing = false;
    const noteInput = (event: Event) => {
      isBrowsing = browsesList(event);
    };
    const change = ({ target }: Event) => {
      chosen = filterForm(target);
      if (chosen && !isTyped(target) && !(isBrowsing && target instanceof HTMLSelectElement)) submitSoon();
    };
    // In the capture phase, before the client navigation handles the click.
    document.addEventListener('click', follow, true);
    document.addEventListener('submit', send);
    document.addEventListener('change', change);
    for (const type of inputEvents) document.addEventListener(type, noteInput, true);
    return () => {
      submitSoon.cancel();
      document.removeEventListener('click', follow, true);
      document.removeEventListener('submit', send);
      document.removeEventListener('change', change);
      for (const type of inputEvents) document.removeEventListener(type, noteInput, true);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page asked for is there
  useBeforePaint(() => {
    if (focused.current !== null) keepFocus(focused.current);
    focused.current = null;
  }, [location.key]);
}

/** Restores the focus to a re-rendered field by its id, or moves it to the count when a filter was removed. */
function keepFocus(id: string): void {
  if (document.activeElement !== document.body) return;
  const target = document.getElementById(id) ?? document.getElementById('resultats');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function inPlaceAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-in-place]') : null;
}

function filterForm(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form && form.method === 'get' && inPlaceAround(form) ? form : null;
}

/** Text is submitted by the visitor; a choice is submitted at once. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
}

function staysHere(to: string): boolean {
  return to.split(/[?#]/)[0] === location.pathname && !to.includes('#');
}
