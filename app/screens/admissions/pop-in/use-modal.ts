// biome-ignore lint/style/noRestrictedImports: where it fails, its guard leads to the page that does the same
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Modal {
  dialog: RefObject<HTMLDialogElement>;
  /** For the `<dialog>`: a press on the backdrop closes it; so does Escape, by itself. */
  handlers: {
    onPointerDown(event: { target: EventTarget; currentTarget: EventTarget }): void;
    onClick(event: { target: EventTarget; currentTarget: EventTarget }): void;
    onClose(): void;
  };
}

/**
 * Shows a `<dialog>` as a modal while it is rendered, and sets `data-modal` on the root element: with `:has()`, the
 * browser would search the whole page for an open dialog at every change.
 *
 * @param onOpen once it is shown, with the dialog
 * @param onClose when the visitor has closed it
 */
export function useModal(onOpen: (dialog: HTMLDialogElement) => void, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Ignores a text selection that is dragged from the dialog to the backdrop. */
  const pressed = useRef<EventTarget | null>(null);
  const open = useRef(onOpen);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { dataset } = document.documentElement;
    element.showModal();
    dataset.modal = '';
    open.current(element);
    return () => {
      delete dataset.modal;
      element.close();
    };
  }, []);

  return {
    dialog,
    handlers: {
      onPointerDown({ target }) {
        pressed.current = target;
      },
      onClick({ target, currentTarget }) {
        if (target === currentTarget && pressed.current === currentTarget) dialog.current?.close();
      },
      onClose() {
        // The event is asynchronous: the dialog may be open again, or removed.
        if (dialog.current?.open === false) onClose();
      },
    },
  };
}
