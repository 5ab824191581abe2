import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetHeading, SheetList } from './sheet-section';

/** The blocks of competences the certification is made of. */
export function SheetCompetences({ competences }: Pick<ProgrammeSheet, 'competences'>) {
  return (
    <FoldedSection part="competences">
      <ol role="list" className="sheet-blocks stack">
        {competences.map(({ title, items }) => (
          <li key={title}>
            <SheetHeading>{title}</SheetHeading>
            <SheetList lines={items} />
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}
