import { useEnhancement } from '~/ui/enhancement';

const textFields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/**
 * Sets `data-typing` on the document's element while a text field has the focus: the keyboard takes half of a small
 * screen, so that style sheets hide the bottom bar.
 */
export function useTypingState(): void {
  useEnhancement(() => {
    const update = () => {
      const typing = document.activeElement?.matches(textFields) ?? false;
      document.documentElement.toggleAttribute('data-typing', typing);
    };
    // When a field loses the focus, the next element has it only after this event.
    const updateLater = () => setTimeout(update);
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', updateLater);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', updateLater);
    };
  }, []);
}
