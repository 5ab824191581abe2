import { useLocation } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';
import type { KnownChoice } from '~/school/admissions/actions';
import { afterPaint } from '~/ui/after-paint';
import { useEnhancement } from '~/ui/enhancement';
import { type AdmissionsRequest, linkOfClick, readAdmissionsHref } from './admissions-link';
import { enterPopIn, isSamePage, onTraversal, popInOf } from './pop-in-history';

/** The request that opened the pop-in. */
export interface PopInRequest extends AdmissionsRequest {
  /** The element to focus afterwards; null when no click opened the pop-in. */
  opener: HTMLElement | null;
  /** Counter of openings, used as key to reset the state. */
  opening: number;
}

export interface PopInDoor {
  /** null while the pop-in is closed. */
  request: PopInRequest | null;
  /** Pushes the history entry: to be called once the pop-in is visible. */
  enter(): void;
  close(): void;
}

/**
 * Opens on a click on any admissions link, follows Back and Forward, closes on navigation. Handles clicks in the
 * capture phase, so that later listeners find them prevented.
 */
export function usePopInRequest(known: KnownChoice, isThere: (href: string) => boolean): PopInDoor {
  const [request, setRequest] = useState<PopInRequest | null>(null);
  const place = useLocation();
  const now = useLatest({ request, place, known, isThere });
  /** The visitor closed the pop-in and `history.back()` is pending. */
  const goingBack = useRef(false);
  const openings = useRef(0);

  const follow = useCallback(() => {
    goingBack.current = false;
    const href = popInOf(history.state);
    const wanted = href === null ? null : readAdmissionsHref(href, location.href);
    openings.current += 1;
    const opening = { opener: null, opening: openings.current };
    setRequest((shown) => wanted && (shown?.href === wanted.href ? shown : { ...wanted, ...opening }));
  }, []);

  // The pop-in is restored after Back or a reload, and closed on any other navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every page that comes
  useEnhancement(follow, [follow, place.key]);

  useEnhancement(() => {
    const open = (event: MouseEvent) => {
      const link = linkOfClick(event);
      const wanted = link && readAdmissionsHref(link.href, location.href, now.current.known);
      // The server answers for actions the CRM does not offer.
      if (!wanted || !now.current.isThere(wanted.href)) return;
      // A modal dialog makes the browser restyle the whole page.
      afterPaint(() => {
        openings.current += 1;
        const opening = openings.current;
        setRequest((shown) =>
          shown?.href === wanted.href ? shown : { ...wanted, opener: shown ? shown.opener : link, opening },
        );
      });
      event.preventDefault();
    };
    const move = (event: PopStateEvent) => {
      const { request: shown, place: page } = now.current;
      const ours = shown || goingBack.current || popInOf(event.state) !== null;
      if (!ours || !isSamePage(event.state, location, page)) {
        goingBack.current = false;
        return;
      }
      // The router does not know this entry and would load the page again.
      event.stopImmediatePropagation();
      const reopened = goingBack.current && shown;
      if (reopened) enterPopIn(shown.href);
      follow();
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) follow();
    };
    document.addEventListener('click', open, true);
    const stopListening = onTraversal(move);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('click', open, true);
      stopListening();
      window.removeEventListener('pageshow', comeBack);
    };
  }, [follow, now]);

  const enter = useCallback(() => {
    const { request: shown } = now.current;
    if (shown && !goingBack.current) enterPopIn(shown.href);
  }, [now]);

  const close = useCallback(() => {
    setRequest(null);
    if (popInOf(history.state) === null || goingBack.current) return;
    goingBack.current = true;
    history.back();
  }, []);

  return { request, enter, close };
}

/** The values of the last render, for listeners that are added once. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
