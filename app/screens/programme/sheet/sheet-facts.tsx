import { durationText, levelPath, rhythmsText, spokenLevelPath } from '~/school/programmes/wording';
import { useLabels } from '~/site/labels-context';
import type { ProgrammeSheet } from '../programme-sheet';

/** The key facts side by side; the campuses only when there are any. */
export function SheetFacts({ sheet }: { sheet: ProgrammeSheet }) {
  const t = useLabels();
  const { entryLevel, exitLevel, duration, rhythms, publicDiploma, campuses } = sheet;
  return (
    <dl className="sheet-facts">
      <div>
        <dt>{t('programmes.sheet.levels')}</dt>
        <dd>
          <b aria-hidden="true">{levelPath(entryLevel, exitLevel, t)}</b>
          <span className="sr-only">{spokenLevelPath(entryLevel, exitLevel, t)}</span>
          {publicDiploma ? <span>{t('programmes.card.publicDiploma')}</span> : null}
        </dd>
      </div>
      <div>
        <dt>{t('programmes.sheet.duration')}</dt>
        <dd>
          <b>{durationText(duration, t)}</b>
          <span>{t(`commons.durationFormat.${duration.format}`)}</span>
        </dd>
      </div>
      <div>
        <dt>{t('programmes.sheet.rhythm')}</dt>
        <dd>
          <b>{rhythmsText(rhythms, t)}</b>
          <a href="#rythme">{t('programmes.sheet.schedule')}</a>
        </dd>
      </div>
      {campuses.length > 0 ? (
        <div>
          <dt>{t('programmes.sheet.campuses')}</dt>
          <dd>
            <b>{t.count('programmes.sheet.campusCount', campuses.length)}</b>
            <a href="#campus">{t('programmes.sheet.where')}</a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
