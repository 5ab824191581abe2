/** On small screens the keyboard takes half the page: the bottom bar is hidden during typing. */
import { useEnhancement } from '~/ui/enhancement';

const textFields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** `data-typing` on the document's element while a text field has the focus. */
export function useTypingState(): void {
  useEnhancement(() => {
    const update = () => {
      const typing = document.activeElement?.matches(textFields) ?? false;
      document.documentElement.toggleAttribute('data-typing', typing);
    };
    // When a field loses the focus, the next element has it only after this event.
    const later = () => setTimeout(update);
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', later);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', later);
    };
  }, []);
}
