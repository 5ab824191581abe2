/** The part of the pop-in on every page: clicks on admissions links, Back and Forward. */
import { useLocation } from '@remix-run/react';
import {
  type Dispatch,
  type MutableRefObject,
  type SetStateAction,
  useCallback,
  useRef,
  useState,
} from 'react';
import { usePresetChoice } from '~/layout/preset-choice';
import { useIsThere } from '~/site/absent-links';
import { afterPaint } from '~/ui/after-paint';
import { useEnhancement } from '~/ui/enhancement';
import { FailingAlone } from '~/ui/failing-alone';
import { type AdmissionsRequest, linkOfClick, readAdmissionsHref } from './admissions-link';
import type { PopInProps } from './pop-in';
import { enterPopIn, isSamePage, onTraversal, popInOf } from './pop-in-history';
import { usePopInCode } from './use-pop-in-code';

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
