/**
 * With JavaScript, every change of the form and every link to the finder updates the results in place. Scroll and
 * focus stay; a status region announces the count.
 */

import { useLocation, useNavigation } from '@remix-run/react';
import { type MutableRefObject, type RefObject, useRef, useState } from 'react';
import { routeTo } from '~/browser/navigation';
import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import { placeParameter } from '~/school/campuses/nearest/place-address';
import { facetsOf } from '~/school/programmes/finder/facets';
import {
  finderHref,
  finderParameters,
  finderPath,
  parseFinderState,
} from '~/school/programmes/finder/finder-state';
import { inPlace, isInPlace } from '~/site/in-place';
import { useEnhancement } from '~/ui/enhancement';
import { isModified } from '~/ui/is-modified';
import type { FinderData } from './find-programmes.server';
import { facetsId, resultsId } from './finder-form';
import { showInForm } from './show-in-form';

/** Milliseconds without a letter before the typed text is sent. */
const typingPause = 300;

type PlaceInForm = Pick<Nearness, 'input' | 'place'>;

export function useLiveFinder(
  { state, facets }: Pick<FinderData, 'state' | 'facets'>,
  nearness: PlaceInForm,
) {
  const navigation = useNavigation();
  const zoneRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  /** Whether a link of the pagination was pressed: its page begins at the results. */
  const goesToResults = useRef(false);
  const href = finderHref(state);
  const refs = { zoneRef, formRef, goesToResults };
  const live = useFormListeners(refs, { href, facets, nearness });
  useNewResults(refs, href);
  return {
    zoneRef,
    formRef,
    live,
    busy: navigation.state !== 'idle' && isInPlace(navigation.location.state),
  };
}

interface FinderRefs {
  zoneRef: RefObject<HTMLElement>;
  formRef: RefObject<HTMLFormElement>;
  goesToResults: MutableRefObject<boolean>;
}

interface LiveResults extends Pick<FinderData, 'facets'> {
  href: string;
  nearness: PlaceInForm;
}

/** Requests new results at each change of the form and each link to the finder. @returns whether it does so yet */
function useFormListeners({ zoneRef, formRef, goesToResults }: FinderRefs, shown: LiveResults): boolean {
  const [live, setLive] = useState(false);
  const latest = useRef(shown);
  latest.current = shown;

  useEnhancement(() => {
    const zone = zoneRef.current;
    const form = formRef.current;
    if (!zone || !form) return;
    setLive(true);
    let timer = 0;
    /** Whether the last navigation came from typing, which creates one history entry and not one per letter. */
    let wasTyping = false;

    const navigate = (to: string, isTyping = false) => {
      clearTimeout(timer);
      if (!navigator.onLine) return window.location.assign(to);
      const { href, nearness } = latest.current;
      // An unknown place is in the address, but not in the state.
      if (to === href && (nearness.place || nearness.input === '')) return;
      routeTo(to, { state: inPlace, replace: isTyping && wasTyping, preventScrollReset: true });
      wasTyping = isTyping;
    };
    const submitForm = (isTyping = false) => navigate(hrefOfForm(form, latest.current), isTyping);

    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.form === form && target.type === 'checkbox')
        submitForm();
    };
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.form !== form) return;
      if (target.name !== finderParameters.text) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => submitForm(true), typingPause);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.target !== form) return;
      const facetsPanel = document.getElementById(facetsId);
      if (facetsPanel?.matches(':popover-open')) {
        // The focus returns to the button that opened the popover, at the top of the results.
        facetsPanel.hidePopover();
        document.getElementById(resultsId)?.scrollIntoView({ block: 'start' });
      }
      submitForm();
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (event.button !== 0 || isModified(event)) return;
      if (!link || link.target || link.pathname !== finderPath) return;
      if (!link.closest('.finder-columns, .finder-search')) return;
      goesToResults.current = link.closest('.pagination') !== null;
      navigate(link.pathname + link.search);
      event.preventDefault();
    };
    zone.addEventListener('change', onChange);
    zone.addEventListener('input', onInput);
    zone.addEventListener('submit', onSubmit);
    zone.addEventListener('click', onClick);
    // Choices made before hydration.
    if (isTouched(form)) submitForm();
    return () => {
      clearTimeout(timer);
      zone.removeEventListener('change', onChange);
      zone.removeEventListener('input', onInput);
      zone.removeEventListener('submit', onSubmit);
      zone.removeEventListener('click', onClick);
    };
  }, [zoneRef, formRef, goesToResults]);

  return live;
}

/** Updates the form when the address has changed, and moves to the results where the pressed link is gone. */
function useNewResults({ formRef, goesToResults }: FinderRefs, href: string): void {
  const location = useLocation();
  const shownHref = useRef(href);
  useEnhancement(() => {
    if (shownHref.current === href) return;
    shownHref.current = href;
    if (formRef.current) showInForm(formRef.current, new URLSearchParams(href.split('?')[1]));
    if (!isInPlace(location.state)) return;
    // The pressed link is removed; without this the focus would return to the top of the page.
    if (goesToResults.current) showResults();
    else if (document.activeElement === document.body) focusResults();
    goesToResults.current = false;
  }, [href, location, formRef, goesToResults]);
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
  { facets, nearness }: Pick<LiveResults, 'facets' | 'nearness'>,
): string {
  const allowed = facetsOf(
    (name) => facets.find((facet) => facet.name === name)?.options.map(({ value }) => value) ?? [],
  );
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') parameters.append(name, value);
  // The field shows the name of a known place, whose slug the address has; the server reads any other input.
  const place = parameters.get(placeParameter)?.trim() || null;
  const near = place === nearness.input ? (nearness.place?.word ?? null) : place;
  return finderHref(parseFinderState(parameters, allowed, near).state ?? {});
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
