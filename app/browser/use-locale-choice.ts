import { useEffect } from 'react';
import { localeCookie } from './locale-cookie';

/** Writes the locale cookie when a visitor follows a link of the language switch, in a new tab too. */
export function useLocaleChoice(): void {
  useEffect(() => {
    const remember = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest('.language-switch a[hreflang]') : null;
      const language = link?.getAttribute('hreflang');
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and the string has a test
      if (language) document.cookie = localeCookie(language, location.protocol === 'https:');
    };
    document.addEventListener('click', remember);
    document.addEventListener('auxclick', remember);
    return () => {
      document.removeEventListener('click', remember);
      document.removeEventListener('auxclick', remember);
    };
  }, []);
}
