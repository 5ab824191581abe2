import { useLabels } from '~/site/labels-context';
import type { ProgrammeSheet } from '../programme-sheet';
import { SheetHeading, SheetList, SheetSection } from './sheet-section';

/** The blocks of competences the certification is made of. */
export function SheetCompetences({ competences }: Pick<ProgrammeSheet, 'competences'>) {
  const t = useLabels();
  if (competences.length === 0) {
    return <SheetSection part="competences">{t('programmes.sheet.notGiven')}</SheetSection>;
  }
  return (
    <SheetSection part="competences">
      <ol className="sheet-blocks">
        {competences.map(({ title, items }) => (
          <li key={title}>
            <SheetHeading>{title}</SheetHeading>
            <SheetList lines={items} />
          </li>
        ))}
      </ol>
    </SheetSection>
  );
}
