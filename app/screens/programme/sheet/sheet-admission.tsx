import {
  type ApplicationWindow,
  applicationText,
  calendarText,
} from '~/school/programmes/admission-calendar';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { DefinitionList } from '~/ui/definition-list';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetHeading, SheetLines } from './sheet-section';

/** Who can come in, how and when (Qualiopi indicator 1: prerequisites, terms and delays of access). */
export function SheetAdmission({ sheet }: { sheet: ProgrammeSheet }) {
  const t = useLabels();
  const { admission, applications, apprentices, prerequisites } = sheet;
  const day = (iso: string) => <time dateTime={iso}>{formatDay(iso)}</time>;
  const standing = (window: ApplicationWindow, text: string) => (
    <span className={`application application-${window.state}`}>{text}</span>
  );
  return (
    <FoldedSection part="admission">
      <div className="sheet-pair">
        <SheetLines title={t('programmes.admission.prerequisites')} lines={prerequisites} />
        <SheetLines title={t('programmes.admission.steps')} lines={admission.steps} ordered />
      </div>
      <SheetHeading>{t('programmes.admission.access')}</SheetHeading>
      <DefinitionList
        items={[
          {
            term: t('programmes.admission.status'),
            description: standing(applications, applicationText(applications, admission.calendar, t)),
          },
          ...(apprentices
            ? [
                {
                  term: t('programmes.admission.apprentices'),
                  description: standing(apprentices, applicationText(apprentices, 'rolling', t)),
                },
              ]
            : []),
          {
            term: t('programmes.admission.calendar'),
            description: calendarText(admission.calendar, t),
          },
          {
            term: t('programmes.admission.delayTerm'),
            description: admission.delay,
          },
          ...(admission.opensOn
            ? [{ term: t('programmes.admission.opens'), description: day(admission.opensOn) }]
            : []),
          ...(admission.closesOn
            ? [{ term: t('programmes.admission.closes'), description: day(admission.closesOn) }]
            : []),
        ]}
      />
    </FoldedSection>
  );
}
