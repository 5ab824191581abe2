import { useRef } from 'react';
import type { KnownChoice } from '~/school/admissions/actions';
import { useIsThere } from '~/site/absent-links';
import { useEnhancement } from '~/ui/enhancement';
import { FailingAlone } from '~/ui/failing-alone';
import { goTo } from './browser-location';
import type { PopInProps } from './pop-in';
import { usePopInCode } from './use-pop-in-code';
import { type PopInRequest, usePopInRequest } from './use-pop-in-request';

interface PopInHostProps extends Pick<PopInProps, 'schoolPhone' | 'withMinimumDisplay'> {
  /** The current page's presets. */
  known: KnownChoice;
}

/** The part of the pop-in on every page: listens for clicks on admissions links. The rest is loaded on demand. */
export function PopInHost({ known, ...rest }: PopInHostProps) {
  const { request, enter, close } = usePopInRequest(known, useIsThere());
  const PopIn = usePopInCode(request?.href ?? null);
  useFocusBack(request);
  if (!request || !PopIn) return null;
  return (
    // The page that does the same, without JavaScript.
    <FailingAlone onFailure={() => goTo(request.href)} key={request.opening}>
      <PopIn {...rest} request={request} onOpen={enter} onClose={close} />
    </FailingAlone>
  );
}

/** Restores the focus, which browsers lose when Back closes the dialog or when a press does not focus links. */
function useFocusBack(request: PopInRequest | null): void {
  const opener = useRef<HTMLElement | null>(null);
  useEnhancement(() => {
    if (request) {
      opener.current = request.opener;
      return;
    }
    const target = opener.current && focusTarget(opener.current);
    opener.current = null;
    if (document.activeElement === document.body) target?.focus({ preventScroll: true });
  }, [request]);
}

/** A link in a closed menu cannot be focused, so its menu's button is. */
function focusTarget(opener: HTMLElement): HTMLElement | null {
  const menu = opener.closest('[popover]:not(:popover-open)');
  return menu ? document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) : opener;
}
