import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { type SheetPart, sheetParts } from './sheet-parts';

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
