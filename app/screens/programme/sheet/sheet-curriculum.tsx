import { formatNumber } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { totalHours } from '../total-hours';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetLines } from './sheet-section';

/** Subjects, duration, methods and assessment (Qualiopi indicator 1). */
export function SheetCurriculum({ sheet }: { sheet: ProgrammeSheet }) {
  const t = useLabels();
  return (
    <FoldedSection part="curriculum">
      {sheet.curriculum.length > 0 ? <Subjects curriculum={sheet.curriculum} /> : null}
      <div className="sheet-pair stack">
        <SheetLines title={t('programmes.methods.title')} lines={sheet.methods} />
        <SheetLines title={t('programmes.assessment.title')} lines={sheet.assessment} />
      </div>
    </FoldedSection>
  );
}

/** Subjects with their hours, each with a bar in proportion to the longest. */
function Subjects({ curriculum }: Pick<ProgrammeSheet, 'curriculum'>) {
  const t = useLabels();
  const hoursText = (hours: number) => t('programmes.curriculum.hourCount', { hours: formatNumber(hours) });
  const longest = Math.max(...curriculum.map(({ hours }) => hours ?? 0));
  const total = totalHours(curriculum);
  return (
    <>
      <ul role="list" className="sheet-subjects">
        {curriculum.map(({ title, hours, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {hours ? <p className="sheet-hours">{hoursText(hours)}</p> : null}
            {hours ? (
              <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={Math.round((100 * hours) / longest)} height="1" />
              </svg>
            ) : null}
            {text ? <p className="sheet-subject-text">{text}</p> : null}
          </li>
        ))}
      </ul>
      {total ? (
        <p className="sheet-total">
          <span>{t('programmes.curriculum.total')}</span> <b>{hoursText(total)}</b>
        </p>
      ) : null}
    </>
  );
}
