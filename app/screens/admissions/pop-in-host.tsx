/** The part of the pop-in on every page: clicks on admissions links, Back and Forward. The rest is loaded on demand. */
import { useLocation } from '@remix-run/react';
import {
  type ComponentType,
  type Dispatch,
  type MutableRefObject,
  type SetStateAction,
  useCallback,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '~/browser/idle/when-idle';
import { usePresetChoice } from '~/layout/preset-choice';
import { useIsThere } from '~/site/absent-links';
import { afterPaint } from '~/ui/after-paint';
import { useEnhancement } from '~/ui/enhancement';
import { FailingAlone } from '~/ui/failing-alone';
import { type AdmissionsRequest, linkOfClick, readAdmissionsHref } from './admissions-link';
import type { PopInProps } from './pop-in';
import { enterPopIn, isSamePage, onTraversal, popInOf } from './pop-in-history';

export function PopInHost({ schoolPhone }: Pick<PopInProps, 'schoolPhone'>) {
  const { request, onShow, onClose } = usePopInRequest();
  const PopIn = usePopInCode(request?.href ?? null);
  if (!request || !PopIn) return null;
  return (
    // The page that does the same, without JavaScript.
    <FailingAlone onFailure={() => location.assign(request.href)}>
      <PopIn request={request} schoolPhone={schoolPhone} onShow={onShow} onClose={onClose} />
    </FailingAlone>
  );
}

/**
 * The request that is shown; null while the pop-in is closed. A click on any admissions link opens it, Back and Forward
 * are followed, navigation closes it.
 */
function usePopInRequest() {
  const [request, setRequest] = useState<AdmissionsRequest | null>(null);
  const page = useLocation();
  const current = useLatest({ request, page });
  /** The visitor closed the pop-in and `history.back()` is pending. */
  const goingBack = useRef(false);
  const opener = useFocusBack(request !== null);

  const followHistory = useCallback(() => {
    goingBack.current = false;
    const href = popInOf(history.state);
    const requestOfEntry = href === null ? null : readAdmissionsHref(href, location.href);
    setRequest((shown) => (shown && shown.href === requestOfEntry?.href ? shown : requestOfEntry));
  }, []);

  // The pop-in is restored after Back or a reload, and closed on any other navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the page changes
  useEnhancement(followHistory, [followHistory, page.key]);
  useOpeningClicks(opener, setRequest);

  useEnhancement(() => {
    const onTraverse = (event: PopStateEvent) => {
      const { request: shown, page: shownPage } = current.current;
      const concernsPopIn = shown || goingBack.current || popInOf(event.state) !== null;
      if (!concernsPopIn || !isSamePage(event.state, location, shownPage)) {
        goingBack.current = false;
        return;
      }
      // The router does not know this entry and would load the page again.
      event.stopImmediatePropagation();
      if (goingBack.current && shown) enterPopIn(shown.href);
      followHistory();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) followHistory();
    };
    const stopListening = onTraversal(onTraverse);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [followHistory, current]);

  const onShow = useCallback(() => {
    const { request: shown } = current.current;
    if (shown && !goingBack.current) enterPopIn(shown.href);
  }, [current]);

  const onClose = useCallback(() => {
    setRequest(null);
    if (popInOf(history.state) === null || goingBack.current) return;
    goingBack.current = true;
    history.back();
  }, []);

  return { request, onShow, onClose };
}

/**
 * Opens the pop-in for clicks on admissions links, in the capture phase, so that later listeners find them prevented.
 *
 * @param opener gets the link, to which the focus returns
 */
function useOpeningClicks(
  opener: MutableRefObject<HTMLElement | null>,
  setRequest: Dispatch<SetStateAction<AdmissionsRequest | null>>,
): void {
  const current = useLatest({ preset: usePresetChoice(), isThere: useIsThere() });
  useEnhancement(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOfClick(event);
      const { preset, isThere } = current.current;
      const isInside = link?.closest('dialog') != null;
      const request = link && readAdmissionsHref(link.href, location.href, isInside ? {} : preset);
      // The server answers for actions the CRM does not offer.
      if (!request || !isThere(request.href)) return;
      if (!isInside) opener.current = link;
      // A modal dialog makes the browser restyle the whole page.
      afterPaint(() => setRequest((shown) => (!isInside && shown?.href === request.href ? shown : request)));
      event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [current, opener, setRequest]);
}

/** The values of the last render, for listeners that are added once. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/**
 * Restores the focus, which browsers lose when Back closes the dialog or when a press does not focus links.
 *
 * @returns reference of the link that opens the pop-in
 */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  useEnhancement(() => {
    if (isOpen || !opener.current) return;
    const link = opener.current;
    opener.current = null;
    // A link in a closed menu cannot be focused, so its menu's button is.
    const menu = link.closest('[popover]:not(:popover-open)');
    const target = menu ? document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) : link;
    if (document.activeElement === document.body) target?.focus({ preventScroll: true });
  }, [isOpen]);
  return opener;
}

/** Milliseconds a click waits for the pop-in's code before it navigates. */
const codePatience = 1500;

/** Events of a visitor who stays: a page that is left at once loads nothing. */
const stayingEvents = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * The pop-in's code, loaded when a link to it is pointed at, when the browser is idle after the first sign that the
 * visitor stays, or on first use.
 *
 * @param href the link's page, null while the pop-in is closed; opened when the code cannot be loaded
 */
function usePopInCode(href: string | null): ComponentType<PopInProps> | null {
  const [code, setCode] = useState<{ PopIn: ComponentType<PopInProps> } | null>(null);

  useEnhancement(() => whenLikely(() => load().then(setCode, () => {})), []);

  useEnhancement(() => {
    if (href === null || code) return;
    let waiting = true;
    const giveUp = () => {
      if (waiting) location.assign(href);
      waiting = false;
    };
    const timer = setTimeout(giveUp, codePatience);
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
  const waitForIdle = () => {
    cancel = whenIdle(work);
  };
  for (const type of stayingEvents) addEventListener(type, () => once(waitForIdle), options);
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
