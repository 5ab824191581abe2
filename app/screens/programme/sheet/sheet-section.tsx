import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { type FoldedPart, type SheetPart, sheetParts } from './sheet-parts';

/** One part of a programme's sheet, with the heading of its local navigation. */
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
  /** If the visitor requested it. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A part that unfolds under its heading. Native: it opens without scripts, and a link to the part or the browser's
 * search opens it, because their target is inside.
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

interface SheetLinesProps {
  title: string;
  lines: readonly string[];
  ordered?: boolean;
}

/** Short lines under their heading; without lines there is no heading either. */
export function SheetLines({ title, lines, ordered = false }: SheetLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <SheetHeading>{title}</SheetHeading>
      <SheetList lines={lines} ordered={ordered} />
    </div>
  );
}

/** Short lines one under the other; nothing without lines. */
export function SheetList({ lines, ordered }: { lines: readonly string[]; ordered?: boolean }) {
  if (lines.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List role="list" className="sheet-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
