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
import { destinationOf } from './link-destination';
import { routeTo } from './navigation';
import { reloadGuard } from './reload-guard';

/** Milliseconds in which boxes ticked one after the other are sent together. */
const submitDelay = 250;

/** Events before a change, which show how the change was made. */
const inputEvents = ['keydown', 'pointerdown'];

export function useInPlaceFilters(): void {
  const location = useLocation();
  /** Id of the focused element when a filter was changed; null without a pending update. */
  const focused = useRef<string | null>(null);

  useEnhancement(() => {
    const navigate = (to: string) => {
      focused.current = document.activeElement?.id ?? '';
      routeTo(to, {
        replace: to === window.location.pathname + window.location.search,
        state: inPlace,
      });
    };
    const followLink = (event: MouseEvent) => {
      const to = inPlaceAncestor(event.target) ? destinationOf(event) : null;
      if (to === null || !staysHere(to)) return;
      navigate(to);
      event.preventDefault();
    };
    const submit = (event: SubmitEvent) => {
      submitSoon.cancel();
      const form = filterForm(event.target);
      if (!form || event.defaultPrevented || !navigator.onLine || reloadGuard.isClosed(Date.now())) return;
      const to = filterAddress(form.action, new FormData(form, event.submitter));
      if (!staysHere(to)) return;
      navigate(to);
      event.preventDefault();
    };
    let changedForm: HTMLFormElement | null = null;
    const submitSoon = debounce(() => changedForm?.isConnected && changedForm.requestSubmit(), submitDelay);
    let isBrowsing = false;
    const noteInput = (event: Event) => {
      isBrowsing = browsesList(event);
    };
    const submitChange = ({ target }: Event) => {
      changedForm = filterForm(target);
      const isBrowsed = isBrowsing && target instanceof HTMLSelectElement;
      if (changedForm && !isTyped(target) && !isBrowsed) submitSoon();
    };
    // In the capture phase, before the client navigation handles the click.
    document.addEventListener('click', followLink, true);
    document.addEventListener('submit', submit);
    document.addEventListener('change', submitChange);
    for (const type of inputEvents) document.addEventListener(type, noteInput, true);
    return () => {
      submitSoon.cancel();
      document.removeEventListener('click', followLink, true);
      document.removeEventListener('submit', submit);
      document.removeEventListener('change', submitChange);
      for (const type of inputEvents) document.removeEventListener(type, noteInput, true);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filtered page has come
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

function inPlaceAncestor(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-in-place]') : null;
}

function filterForm(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form && form.method === 'get' && inPlaceAncestor(form) ? form : null;
}

/** Whether a field has text, which the visitor submits; a choice is submitted at once. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
}

function staysHere(to: string): boolean {
  const [path] = to.split('?');
  return path === location.pathname && !to.includes('#');
}
