/**
 * With JavaScript, every change of the form and every link to the finder updates the results in place. Scroll and
 * focus stay; a status region announces the count.
 */

import { useLocation, useNavigation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { routeTo } from '~/browser/navigation';
import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import { placeParameter } from '~/school/campuses/nearest/place-address';
import { facetsOf } from '~/school/programmes/finder/facets';
import { finderHref, finderPath, parseFinderState } from '~/school/programmes/finder/finder-state';
import { inPlace, isInPlace } from '~/site/in-place';
import { useEnhancement } from '~/ui/enhancement';
import type { FinderData } from './finder.server';
import { facetsId, resultsId } from './finder-form';
import { showInForm } from './show-in-form';

/** Debounce of typing in milliseconds. */
const typingPause = 300;

export function useLiveFinder(
  { state, facets }: Pick<FinderData, 'state' | 'facets'>,
  nearness: Pick<Nearness, 'input' | 'place'>,
) {
  const navigation = useNavigation();
  const location = useLocation();
  const zoneRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState(false);
  const href = finderHref(state);
  /** The listeners' data about the latest results. */
  const latest = useRef({ href, facets, nearness });
  latest.current = { href, facets, nearness };
  /** The visitor asked to go to the results. */
  const toResults = useRef(false);

  useEnhancement(() => {
    const zone = zoneRef.current;
    const form = formRef.current;
    if (!zone || !form) return;
    setLive(true);
    let timer = 0;
    /** Typing creates one history entry, not one per letter. */
    let typed = false;

    const go = (to: string, typing = false) => {
      clearTimeout(timer);
      if (!navigator.onLine) return window.location.assign(to);
      const { href: shown, nearness: latestNearness } = latest.current;
      // An unknown place is in the address, but not in the state.
      if (to === shown && (latestNearness.place || latestNearness.input === '')) return;
      routeTo(to, { state: inPlace, replace: typing && typed, preventScrollReset: true });
      typed = typing;
    };
    const ask = (typing = false) => go(hrefOfForm(form, latest.current), typing);

    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.form === form && target.type === 'checkbox') ask();
    };
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.form !== form || target.name !== 'q') return;
      clearTimeout(timer);
      timer = window.setTimeout(() => ask(true), typingPause);
    };
    const submit = (event: SubmitEvent) => {
      if (event.target !== form) return;
      const facetsPanel = document.getElementById(facetsId);
      if (facetsPanel?.matches(':popover-open')) {
        // The focus returns to the button that opened the popover, at the top of the results.
        facetsPanel.hidePopover();
        document.getElementById(resultsId)?.scrollIntoView({ block: 'start' });
      }
      ask();
      event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || link.target || link.pathname !== finderPath || event.button !== 0 || modified) return;
      if (!link.closest('.finder-columns, .finder-search')) return;
      toResults.current = link.closest('.pagination') !== null;
      go(link.pathname + link.search);
      event.preventDefault();
    };
    zone.addEventListener('change', change);
    zone.addEventListener('input', onInput);
    zone.addEventListener('submit', submit);
    zone.addEventListener('click', follow);
    // Choices made before hydration.
    if (isTouched(form)) ask();
    return () => {
      clearTimeout(timer);
      zone.removeEventListener('change', change);
      zone.removeEventListener('input', onInput);
      zone.removeEventListener('submit', submit);
      zone.removeEventListener('click', follow);
    };
  }, []);

  const shownHref = useRef(href);
  useEnhancement(() => {
    if (shownHref.current === href) return;
    shownHref.current = href;
    if (formRef.current) showInForm(formRef.current, new URLSearchParams(href.split('?')[1]));
    if (!isInPlace(location.state)) return;
    // The pressed link is removed; without this the focus would return to the top of the page.
    if (toResults.current) showResults();
    else if (document.activeElement === document.body) focusResults();
    toResults.current = false;
  }, [href, location]);

  return {
    zoneRef,
    formRef,
    live,
    busy: navigation.state !== 'idle' && isInPlace(navigation.location.state),
  };
}

/** Whether the fields differ from the address they were rendered with. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
}

/** The address of the form's current state. */
function hrefOfForm(
  form: HTMLFormElement,
  { facets, nearness }: Pick<FinderData, 'facets'> & { nearness: Pick<Nearness, 'input' | 'place'> },
): string {
  const knownValues = facetsOf(
    (name) => facets.find((facet) => facet.name === name)?.options.map(({ value }) => value) ?? [],
  );
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') asked.append(name, value);
  // The field shows the name of a place, whose slug is in the state; the server knows the other input.
  const typed = asked.get(placeParameter)?.trim() || null;
  const near = typed === nearness.input ? (nearness.place?.word ?? null) : typed;
  return finderHref(parseFinderState(asked, knownValues, near).state ?? {});
}

function focusResults(): HTMLElement | null {
  const heading = document.getElementById(resultsId);
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

function showResults(): void {
  focusResults()?.scrollIntoView({ block: 'start' });
}
