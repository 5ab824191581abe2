import { type RefObject, useRef } from 'react';
import { useEnhancement } from '~/ui/enhancement';

/**
 * Lets the text field of a GET form follow the address, when the answer changes below it without a new document. Text
 * that the visitor has typed and not sent stays, whether before the scripts started or while an answer was loading.
 *
 * @param addressValue the value in the address, also the field's `defaultValue`; it may spell a sent text differently
 */
export function useAddressField(addressValue: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  /** The text of the address, or that was sent. */
  const lastText = useRef(addressValue);
  useEnhancement(() => {
    const form = field.current?.form;
    const noteSentText = () => {
      lastText.current = textOf(field.current);
    };
    form?.addEventListener('submit', noteSentText);
    return () => form?.removeEventListener('submit', noteSentText);
  }, []);
  useEnhancement(() => {
    if (field.current && textOf(field.current) === lastText.current) field.current.value = addressValue;
    lastText.current = addressValue;
  }, [addressValue]);
  return field;
}

/** The text with single spaces, as in an address. */
function textOf(field: HTMLInputElement | null): string {
  return field?.value.trim().replace(/\s+/g, ' ') ?? '';
}
