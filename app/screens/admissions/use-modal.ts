// biome-ignore lint/style/noRestrictedImports: where it fails, the pop-in's guard leads to the page that does the same
import { type RefObject, useLayoutEffect } from 'react';
import type { PresetChoice } from '~/school/admissions/actions';
import type { AdmissionsRequest } from './admissions-link';

/**
 * A `<dialog>` that is a modal while it is rendered, with the focus where each request begins. Sets `data-modal` on the
 * root element: with `:has()`, the browser would search the whole page for an open dialog at every change.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement>,
  request: AdmissionsRequest,
  onShow: () => void,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const isFirst = !element.open;
    if (isFirst) element.showModal();
    onShow();
    // A link that led on within the pop-in is gone, and the focus with it.
    focusFirst(element, isFirst ? request.choice : {});
  }, [dialog, request, onShow]);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { dataset } = document.documentElement;
    dataset.modal = '';
    return () => {
      delete dataset.modal;
      element?.close();
    };
  }, [dialog]);
}

/** Focuses the first control for mouse users; the title on a touch screen, whose keyboard would cover the pop-in. */
function focusFirst(dialog: HTMLDialogElement, { course, campus }: PresetChoice): void {
  const hasMouse = window.matchMedia('(pointer: fine)').matches;
  const missingField = course ? 'select' : '[role=combobox]';
  const firstControl = course && campus ? '[type=submit]' : missingField;
  dialog.querySelector<HTMLElement>(hasMouse ? firstControl : 'h2')?.focus();
}
