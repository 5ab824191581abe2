import { useLabels } from '~/site/labels-context';
import { phoneHref } from '~/ui/phone-href';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetHeading } from './sheet-section';

/** How people with a disability follow the programme, and whom they write to (Qualiopi indicator 1). */
export function SheetAccessibility({
  accessibility,
  disabilityReferent,
}: Pick<ProgrammeSheet, 'accessibility' | 'disabilityReferent'>) {
  const t = useLabels();
  return (
    <FoldedSection part="accessibility">
      <p className="sheet-text">{accessibility ?? t('programmes.accessibility.none')}</p>
      {disabilityReferent ? (
        <>
          <SheetHeading>{t('programmes.accessibility.referent')}</SheetHeading>
          <address className="sheet-contact">
            <span>{disabilityReferent.name}</span>
            <a href={`mailto:${disabilityReferent.email}`}>{disabilityReferent.email}</a>
            <a href={phoneHref(disabilityReferent.phone)}>{disabilityReferent.phone}</a>
          </address>
        </>
      ) : null}
    </FoldedSection>
  );
}
