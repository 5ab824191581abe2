import { calendarText } from '~/school/programmes/admission-calendar-words';
import { distinctWays } from '~/school/programmes/admission-state';
import { admissionText, wayText } from '~/school/programmes/admission-words';
import { useLabels } from '~/site/labels-context';
import { DefinitionList } from '~/ui/definition-list';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetHeading, SheetLines } from './sheet-section';

/** Who can apply, how and when (Qualiopi indicator 1: prerequisites, terms and delays of access). */
export function SheetAdmission({ sheet }: { sheet: ProgrammeSheet }) {
  const t = useLabels();
  const { admission, ways, prerequisites } = sheet;
  return (
    <FoldedSection part="admission">
      <div className="sheet-pair stack">
        <SheetLines title={t('programmes.admission.prerequisites')} lines={prerequisites} />
        <SheetLines title={t('programmes.admission.steps')} lines={admission.steps} ordered />
      </div>
      <SheetHeading>{t('programmes.admission.access')}</SheetHeading>
      <DefinitionList
        items={[
          ...distinctWays(ways).map(({ way, state }) => ({
            term: way === null ? t('programmes.admission.status') : wayText(way, t),
            description: (
              <span className={`application application-${state.kind}`}>{admissionText(state, t)}</span>
            ),
          })),
          {
            term: t('programmes.admission.calendar'),
            description: calendarText(admission, t),
          },
          {
            term: t('programmes.admission.delayTerm'),
            description: admission.delay,
          },
        ]}
      />
    </FoldedSection>
  );
}
