import { type RefObject, useRef } from 'react';
import { useEnhancement } from '~/ui/enhancement';

/**
 * For the field of a GET form that stays the same element while answers come and go beneath it: it follows
 * the address as long as it says what the address said. What else stands there is the visitor's: typed
 * before the scripts came, or while an answer was on its way.
 *
 * @param asked what the address asks, also the field's `defaultValue`
 */
export function useAskedField(asked: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  useEnhancement(() => {
    if (field.current && says(field.current, shown.current)) field.current.value = asked;
    shown.current = asked;
  }, [asked]);
  return field;
}

/** Spaces do not count: an address has fewer of them. */
function says({ value }: HTMLInputElement, asked: string): boolean {
  return value.trim().replace(/\s+/g, ' ') === asked;
}
