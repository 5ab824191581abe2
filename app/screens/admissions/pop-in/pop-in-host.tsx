import { useEffect, useRef } from 'react';
import type { KnownChoice } from '~/school/admissions/actions';
import type { PopInProps } from './pop-in';
import { PopInGuard } from './pop-in-guard';
import { usePopInCode } from './use-pop-in-code';
import { type PopInRequest, usePopInRequest } from './use-pop-in-request';

interface PopInHostProps extends Pick<PopInProps, 'schoolPhone' | 'withMinimumDisplay'> {
  /** What the page at hand says of the choice. */
  known: KnownChoice;
}

/** What every page carries of the pop-in: an ear for admissions links. The rest comes when wanted. */
export function PopInHost({ known, ...rest }: PopInHostProps) {
  const { request, enter, close } = usePopInRequest(known);
  const PopIn = usePopInCode(request?.href ?? null);
  useFocusBack(request);
  if (!request || !PopIn) return null;
  return (
    <PopInGuard href={request.href} key={request.opening}>
      <PopIn {...rest} request={request} onOpen={enter} onClose={close} />
    </PopInGuard>
  );
}

/** The browser forgets where the focus was when the dialog goes with Back, or when a press does not focus links. */
function useFocusBack(request: PopInRequest | null): void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (request) {
      opener.current = request.opener;
      return;
    }
    const target = opener.current && reachable(opener.current);
    opener.current = null;
    if (document.activeElement === document.body) target?.focus({ preventScroll: true });
  }, [request]);
}

/** A link in a menu that has closed meanwhile cannot have the focus: the menu's button has it instead. */
function reachable(opener: HTMLElement): HTMLElement | null {
  const menu = opener.closest('[popover]:not(:popover-open)');
  return menu ? document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) : opener;
}
