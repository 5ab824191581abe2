import { useRef } from 'react';
import { useLabels } from '~/site/labels-context';
import { type SheetSubject, sheetSubjects } from './sheet-subjects';
import { useCurrentSection } from './use-current-section';

interface SheetNavigationProps {
  name: string;
  /** Parts that the sheet does not have. */
  absent: readonly SheetSubject[];
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
        {Object.entries(sheetSubjects).map(([part, { id, label }]) =>
          absent.includes(part as SheetSubject) ? null : (
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
