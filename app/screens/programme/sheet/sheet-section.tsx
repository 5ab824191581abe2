import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { type FoldedPart, type SheetPart, sheetParts } from './sheet-parts';

/** One part of a programme's sheet, with the heading its local navigation leads to. */
export function SheetSection({ part, children }: { part: SheetPart; children: ReactNode }) {
  const t = useLabels();
  const { id, label } = sheetParts[part];
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="sheet-section">
      <h2 id={`${id}-titre`} className="sheet-title">
        {t(label)}
      </h2>
      <div className="sheet-body">{children}</div>
    </section>
  );
}

interface FoldedSectionProps {
  part: FoldedPart;
  /** Where the visitor has asked for it. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A part that unfolds under its heading. Native: it opens without scripts, and a link to the part or the browser's
 * search opens it, because the place they lead to lies inside.
 */
export function FoldedSection({ part, open, children }: FoldedSectionProps) {
  const t = useLabels();
  const { id, label } = sheetParts[part];
  return (
    <section aria-labelledby={`${id}-titre`} className="sheet-section sheet-folded">
      <details open={open}>
        <summary>
          <h2 id={`${id}-titre`} className="sheet-title">
            {t(label)}
          </h2>
          <span>{t(`programmes.hints.${part}`)}</span>
          <Icon name="plus" />
        </summary>
        <div id={id} className="sheet-body">
          {children}
        </div>
      </details>
    </section>
  );
}

/** A smaller heading inside a part of the sheet. */
export function SheetHeading({ children }: { children: ReactNode }) {
  return <h3 className="sheet-heading">{children}</h3>;
}

/** Short lines one under the other; where there are none, the sheet says so. */
export function SheetList({ lines, ordered }: { lines: readonly string[]; ordered?: boolean }) {
  const t = useLabels();
  if (lines.length === 0) return <p>{t('programmes.sheet.notGiven')}</p>;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="sheet-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
