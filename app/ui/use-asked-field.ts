import { type RefObject, useRef } from 'react';
import { useEnhancement } from '~/ui/enhancement';

/**
 * For the field of a GET form that stays the same element while answers below it change: it follows the address as long
 * as its text is that of the address, or was sent, since the answer may have another name for it. Any other text comes
 * from the visitor: typed before the scripts started, or while an answer was loading.
 *
 * @param asked the value in the address, also the field's `defaultValue`
 */
export function useAskedField(asked: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const lastText = useRef(asked);
  useEnhancement(() => {
    const form = field.current?.form;
    const send = () => {
      lastText.current = textOf(field.current);
    };
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, []);
  useEnhancement(() => {
    if (field.current && textOf(field.current) === lastText.current) field.current.value = asked;
    lastText.current = asked;
  }, [asked]);
  return field;
}

/** Spaces do not count: an address has fewer of them. */
function textOf(field: HTMLInputElement | null): string {
  return field?.value.trim().replace(/\s+/g, ' ') ?? '';
}
