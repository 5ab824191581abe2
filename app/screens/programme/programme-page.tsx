import { SaveButton } from '~/school/programmes/saved/save-button';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import type { FirstAnswer } from './decision';
import type { Life } from './life-words';
import type { CampusContact, ProgrammeSheet, RelatedToProgramme } from './programme-sheet';
import { AdmissionsButtons } from './sheet/admissions-buttons';
import { CampusChoice } from './sheet/campus-choice';
import { ProgrammeHero } from './sheet/programme-hero';
import { SheetAccessibility } from './sheet/sheet-accessibility';
import { SheetAdmission } from './sheet/sheet-admission';
import { SheetAims } from './sheet/sheet-aims';
import { SheetCampuses } from './sheet/sheet-campuses';
import { SheetCertification } from './sheet/sheet-certification';
import { SheetCompetences } from './sheet/sheet-competences';
import { SheetCurriculum } from './sheet/sheet-curriculum';
import { SheetDecision } from './sheet/sheet-decision';
import { SheetNavigation } from './sheet/sheet-navigation';
import { SheetNext } from './sheet/sheet-next';
import { SheetOutcomes } from './sheet/sheet-outcomes';
import { partsOf } from './sheet/sheet-parts';
import { SheetPrices } from './sheet/sheet-prices';
import { SheetRelated } from './sheet/sheet-related';
import { SheetRhythm } from './sheet/sheet-rhythm';
import { SheetTools } from './sheet/sheet-tools';
import { SheetVoice } from './sheet/sheet-voice';
import { useOpenOnPaper } from './sheet/use-open-on-paper';

interface ProgrammePageProps {
  sheet: ProgrammeSheet;
  /** What the first screen answers. */
  decision: readonly FirstAnswer[];
  /** The visitor's campus. */
  campus: CampusContact | null;
  /** Where the sheet is published, for those who hold it on paper. */
  address: string | null;
  related: RelatedToProgramme;
  /** What it is like and what comes after. */
  life: Life;
}

/** The sheet of a programme, with related events, offers and news. */
export function ProgrammePage({ sheet, decision, campus, address, related, life }: ProgrammePageProps) {
  const t = useLabels();
  useOpenOnPaper();
  const parts = partsOf(sheet);
  return (
    <div className={sheet.sector ? `sheet sector-${sheet.sector.slug}` : 'sheet'}>
      <ProgrammeHero
        sheet={sheet}
        actions={
          <div className="programme-next">
            {sheet.campuses.length > 0 ? <CampusChoice sheet={sheet} campus={campus} /> : null}
            <AdmissionsButtons sheet={sheet} campus={campus?.slug} />
          </div>
        }
      >
        <SheetDecision answers={decision} />
      </ProgrammeHero>
      <div className="page-normal programme-tools">
        <SheetTools slug={sheet.slug} />
        <SaveButton programme={sheet} />
      </div>
      <div className="page-normal sheet-columns">
        <SheetNavigation name={sheet.shortTitle ?? sheet.title} parts={parts} />
        <div className="sheet-parts">
          <SheetRhythm schedule={sheet.schedule} intakes={sheet.intakes} week={life.week} />
          <SheetVoice voice={life.voice} />
          <SheetNext followOn={related.followOn} life={life} />
          <SheetAims sheet={sheet} />
          {parts.includes('competences') ? <SheetCompetences competences={sheet.competences} /> : null}
          {parts.includes('curriculum') ? <SheetCurriculum sheet={sheet} /> : null}
          <SheetAdmission sheet={sheet} />
          <SheetPrices prices={sheet.prices} />
          <SheetOutcomes outcomes={sheet.outcomes} />
          <SheetCertification certification={sheet.certification} expired={sheet.certificationExpired} />
          <SheetCampuses campuses={sheet.campuses} contact={campus} />
          <SheetAccessibility
            accessibility={sheet.accessibility}
            disabilityReferent={sheet.disabilityReferent}
          />
          <div className="sheet-end">
            <h2 className="sheet-end-title">{t('programmes.sheet.actions')}</h2>
            <AdmissionsButtons sheet={sheet} campus={campus?.slug} />
            <p className="sheet-updated">
              <time dateTime={sheet.updatedOn}>
                {t('commons.updatedOn', { date: formatDay(sheet.updatedOn) })}
              </time>
              {address ? <span className="sheet-address">{address}</span> : null}
            </p>
          </div>
        </div>
      </div>
      <SheetRelated related={related} />
    </div>
  );
}
