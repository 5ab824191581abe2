import { SaveButton } from '~/school/programmes/saved/save-button';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import type { ProgrammeSheet, RelatedToProgramme } from './programme-sheet';
import { AdmissionsButtons } from './sheet/admissions-buttons';
import { SheetAccessibility } from './sheet/sheet-accessibility';
import { SheetAdmission } from './sheet/sheet-admission';
import { SheetAims } from './sheet/sheet-aims';
import { SheetCampuses } from './sheet/sheet-campuses';
import { SheetCertification } from './sheet/sheet-certification';
import { SheetCompetences } from './sheet/sheet-competences';
import { SheetCurriculum } from './sheet/sheet-curriculum';
import { SheetFacts } from './sheet/sheet-facts';
import { SheetHero } from './sheet/sheet-hero';
import { SheetNavigation } from './sheet/sheet-navigation';
import { SheetNext } from './sheet/sheet-next';
import { SheetOutcomes } from './sheet/sheet-outcomes';
import { SheetPrices } from './sheet/sheet-prices';
import { SheetRelated } from './sheet/sheet-related';
import { SheetRhythm } from './sheet/sheet-rhythm';
import { SheetTools } from './sheet/sheet-tools';

interface ProgrammePageProps {
  sheet: ProgrammeSheet;
  /** Where the sheet is published, for those who hold it on paper. */
  address: string | null;
  related: RelatedToProgramme;
}

/** The sheet of a programme, with related events, offers and news. */
export function ProgrammePage({ sheet, address, related }: ProgrammePageProps) {
  const t = useLabels();
  return (
    <div className={sheet.sector ? `sheet sector-${sheet.sector.slug}` : 'sheet'}>
      <SheetHero
        trail={siteTrail(t, { label: t('commons.links.programmes'), href: '/formations' }).trail}
        current={sheet.shortTitle ?? sheet.title}
        sector={sheet.sector}
        title={sheet.title}
        summary={sheet.summary}
        image={sheet.image}
        actions={
          <>
            <AdmissionsButtons course={sheet.slug} brochure={sheet.brochure} />
            <SheetTools slug={sheet.slug} />
            <SaveButton programme={sheet} />
          </>
        }
      >
        <SheetFacts sheet={sheet} />
      </SheetHero>
      <div className="page-normal sheet-columns">
        <div className="sheet-side">
          <SheetNavigation />
        </div>
        <div className="sheet-parts">
          <SheetAims sheet={sheet} />
          <SheetCompetences competences={sheet.competences} />
          <SheetCurriculum sheet={sheet} />
          <SheetRhythm schedule={sheet.schedule} intakes={sheet.intakes} />
          <SheetAdmission sheet={sheet} />
          <SheetPrices prices={sheet.prices} />
          <SheetOutcomes outcomes={sheet.outcomes} />
          <SheetCertification certification={sheet.certification} expired={sheet.certificationExpired} />
          <SheetCampuses campuses={sheet.campuses} />
          <SheetAccessibility
            accessibility={sheet.accessibility}
            disabilityReferent={sheet.disabilityReferent}
          />
          <SheetNext related={related} />
          <div className="sheet-end">
            <h2 className="sheet-end-title">{t('programmes.sheet.actions')}</h2>
            <AdmissionsButtons course={sheet.slug} brochure={sheet.brochure} />
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
