import { useLabels } from '~/site/labels-context';
import { RichText } from '~/ui/rich-text';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetList } from './sheet-section';

/** The programme's aims and its description (Qualiopi indicator 1). */
export function SheetAims({ sheet }: { sheet: ProgrammeSheet }) {
  const t = useLabels();
  return (
    <FoldedSection part="aims">
      {sheet.aims.length > 0 ? (
        <div className="sheet-aims">
          <p>{t('programmes.aims.lead')}</p>
          <SheetList lines={sheet.aims} />
        </div>
      ) : null}
      <RichText html={sheet.description} below={2} ids="" className="sheet-story" />
    </FoldedSection>
  );
}
