import { type RefObject, useRef, useState } from 'react';
import { useLabels } from '~/site/labels-context';
import { useEnhancement } from '~/ui/enhancement';
import { type SheetPart, sheetParts } from './sheet-parts';

/** The band of the screen, below the bars, whose part is the current one. */
const readingBand = '-25% 0px -65%';

interface SheetNavigationProps {
  name: string;
  /** Parts that the sheet does not have. */
  absent: readonly SheetPart[];
  /** Version of the sheet's markup. */
  content: string;
}

/** Links to the parts of the sheet, always visible: beside the text if there is room, otherwise in a strip above it. */
export function SheetNavigation({ name, absent, content }: SheetNavigationProps) {
  const t = useLabels();
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentSection(nav, content);
  return (
    <nav ref={nav} className="sheet-nav" aria-label={t('programmes.sheet.nav')}>
      <p className="sheet-nav-title">{name}</p>
      <ul role="list">
        {Object.entries(sheetParts).map(([part, { id, label }]) =>
          absent.includes(part as SheetPart) ? null : (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {t(label)}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/**
 * Id of the part of the sheet that is read, while scrolling.
 *
 * @param nav its links name the parts; the current one is scrolled into view
 * @param version of the parts: new ones are observed again
 */
function useCurrentSection(nav: RefObject<HTMLElement>, version: string): string | null {
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
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        const link = entered && links.get(entered.target);
        if (!link) return;
        setCurrent(link.hash.slice(1));
        // Not while the keyboard is in the links, which then scroll by themselves.
        if (nav.current?.contains(document.activeElement)) return;
        link.closest('ul')?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
      },
      { rootMargin: readingBand },
    );
    for (const part of links.keys()) observer.observe(part);
    return () => observer.disconnect();
  }, [nav, version]);
  return current;
}
