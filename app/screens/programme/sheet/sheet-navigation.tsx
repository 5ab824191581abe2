import { useRef } from 'react';
import { useLabels } from '~/site/labels-context';
import { type SheetPart, sheetParts } from './sheet-parts';
import { useCurrentPart } from './use-current-part';

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
  const current = useCurrentPart(nav, content);
  return (
    <nav ref={nav} className="sheet-nav" aria-label={t('programmes.sheet.nav')}>
      <p className="sheet-nav-title">{name}</p>
      <ul>
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
