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
 * Shows a `<dialog>` as a modal for as long as it is rendered. The document's element says so (`data-modal`):
 * asked by `:has()`, the style sheet would look for an open dialog all over the page at every change of anything.
 *
 * @param onOpen once it is shown, with the dialog
 * @param onClose when the visitor has closed it
 */
export function useModal(onOpen: (dialog: HTMLDialogElement) => void, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A selection dragged out of the dialog ends on the backdrop: that is no press on it. */
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
        // The event comes late: the dialog may be open again, or gone.
        if (dialog.current?.open === false) onClose();
      },
    },
  };
}
