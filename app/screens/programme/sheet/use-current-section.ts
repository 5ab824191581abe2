/** The current part of the sheet while scrolling. */

import { type RefObject, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';

/** The part under the bars counts, down to a third of the screen. */
const reading = '-25% 0px -65%';

/**
 * @param nav its links name the parts; the current one is scrolled into view
 * @param version of the parts: new ones are observed again
 */
export function useCurrentSection(nav: RefObject<HTMLElement>, version: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of another version are other elements
  useEnhancement(() => {
    const links = new Map<Element, HTMLAnchorElement>();
    for (const link of nav.current?.querySelectorAll('a') ?? []) {
      const part = document.querySelector(link.hash)?.closest('section');
      if (part) links.set(part, link);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const link = links.get(entries.findLast(({ isIntersecting }) => isIntersecting)?.target as Element);
        if (!link) return;
        setCurrent(link.hash.slice(1));
        // Whoever goes through the links by keyboard scrolls them, not the page.
        if (nav.current?.contains(document.activeElement)) return;
        link.closest('ul')?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
      },
      { rootMargin: reading },
    );
    for (const part of links.keys()) observer.observe(part);
    return () => observer.disconnect();
  }, [nav, version]);
  return current;
}
