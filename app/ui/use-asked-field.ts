import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the field of a GET form that stays the same element while answers come and go beneath it: it shows
 * what the address asks whenever that changes. Until then it is the visitor's, who may have typed before
 * the scripts came.
 *
 * @param asked what the address asks, also the field's `defaultValue`
 */
export function useAskedField(asked: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    if (field.current) field.current.value = asked;
  }, [asked]);
  return field;
}
