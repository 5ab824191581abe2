import type { Referent } from '~/school/campuses/campus-contacts';
import type { YearCostQuestion } from '~/school/programmes/year-cost-question';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { AdmissionsButtons } from './admissions-buttons';
import type { Life } from './life-words';
import type { NextStep } from './next-steps';
import type { CampusContact, ProgrammeSheet, RelatedToProgramme } from './programme-sheet';
import { SheetAccessibility } from './sheet-accessibility';
import { SheetAdmission } from './sheet-admission';
import { SheetAims } from './sheet-aims';
import { SheetCampuses } from './sheet-campuses';
import { SheetCertification } from './sheet-certification';
import { SheetCompetences } from './sheet-competences';
import { SheetCurriculum } from './sheet-curriculum';
import { SheetNext } from './sheet-next';
import { SheetOutcomes } from './sheet-outcomes';
import { absentParts } from './sheet-parts';
import { SheetPrices } from './sheet-prices';
import { SheetRhythm } from './sheet-rhythm';
import { SheetVoice } from './sheet-voice';

interface SheetContentProps {
  sheet: ProgrammeSheet;
  /** Today's actions. */
  steps: readonly NextStep[];
  /** The visitor's campus. */
  campus: CampusContact | null;
  referents: readonly Referent[];
  cost: YearCostQuestion | null;
  /** The address of the published sheet, for the printed page. */
  address: string | null;
  followOn: RelatedToProgramme['followOn'];
  /** The week, the testimonial and the time after the programme. */
  life: Life;
}

/** The parts of the sheet, one below the other. */
export function SheetContent({
  sheet,
  steps,
  campus,
  referents,
  cost,
  address,
  followOn,
  life,
}: SheetContentProps) {
  const t = useLabels();
  const absent = absentParts(sheet);
  return (
    <div id="fiche" className="sheet-parts">
      <SheetRhythm schedule={sheet.schedule} intakes={sheet.intakes} week={life.week} />
      <SheetVoice voice={life.voice} />
      <SheetNext followOn={followOn} life={life} />
      <SheetAims sheet={sheet} />
      {absent.includes('competences') ? null : <SheetCompetences competences={sheet.competences} />}
      {absent.includes('curriculum') ? null : <SheetCurriculum sheet={sheet} />}
      <SheetAdmission sheet={sheet} />
      <SheetPrices sheet={sheet} cost={cost} />
      <SheetOutcomes outcomes={sheet.outcomes} certification={sheet.certification} />
      <SheetCertification certification={sheet.certification} registration={sheet.registration} />
      <SheetCampuses campuses={sheet.campuses} contact={campus} />
      <SheetAccessibility accessibility={sheet.accessibility} campus={campus} referents={referents} />
      <div className="sheet-end">
        <h2 className="sheet-end-title text-2xl">{t('programmes.sheet.actions')}</h2>
        <AdmissionsButtons sheet={sheet} steps={steps} campus={campus?.slug} campusNotice={null} />
        <p className="sheet-updated note">
          {sheet.updatedOn ? (
            <time dateTime={sheet.updatedOn}>
              {t('commons.updatedOn', { date: formatDay(sheet.updatedOn) })}
            </time>
          ) : null}{' '}
          {address ? <span className="sheet-address">{address}</span> : null}
        </p>
      </div>
    </div>
  );
}
