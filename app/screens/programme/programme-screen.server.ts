/** Data of a programme's page: a head with scripts, and parts that only the server renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { Referent } from '~/school/campuses/campus-contacts';
import type { YearCostQuestion } from '~/school/programmes/year-cost-question';
import { AdmissionsButtons } from './sheet/admissions-buttons';
import { CampusSelect } from './sheet/campus-select';
import type { FirstAnswer } from './sheet/decision';
import type { Life } from './sheet/life-words';
import { type NextStep, unavailableActionsOf } from './sheet/next-steps';
import {
  type CampusContact,
  type CampusNotice,
  headOfSheet,
  type ProgrammeSheet,
  type RelatedToProgramme,
} from './sheet/programme-sheet';
import { RelatedContent } from './sheet/related-content';
import { SheetContent } from './sheet/sheet-content';
import { SheetDecision } from './sheet/sheet-decision';
import { absentParts } from './sheet/sheet-parts';

interface ProgrammeScreenData {
  sheet: ProgrammeSheet;
  /** The answers of the first screen. */
  decision: readonly FirstAnswer[];
  /** Today's actions. */
  steps: readonly NextStep[];
  /** The visitor's campus. */
  campus: CampusContact | null;
  /** About a requested campus that does not teach it. */
  campusNotice: CampusNotice | null;
  referents: readonly Referent[];
  /** The cost of a year; null for a programme without one. */
  cost: YearCostQuestion | null;
  related: RelatedToProgramme;
  /** The week, the testimonial and the time after the programme. */
  life: Life;
  /** The address of the published sheet, for the printed page. */
  address: string | null;
}

/** The data of a programme's page: what scripts need, and its parts. */
export function programmeScreen(render: PartRenderer, data: ProgrammeScreenData) {
  const { sheet, decision, steps, campus, campusNotice, referents, cost, related, life, address } = data;
  const { slug, brochure, ways, intakes, rhythms } = sheet;
  const { followOn, ...relatedSections } = related;
  return {
    sheet: headOfSheet(sheet),
    campus: campus && { slug: campus.slug, name: campus.name },
    /** Actions that are not possible for this programme today; the bars open them without it. */
    unavailableActions: unavailableActionsOf(steps),
    absentParts: absentParts(sheet),
    parts: {
      decision: render(SheetDecision, { answers: decision }),
      campuses: render(CampusSelect, { campuses: sheet.campuses, chosen: campus?.slug }),
      actions: render(AdmissionsButtons, {
        id: 'demarches',
        sheet: { slug, brochure, ways, intakes },
        steps,
        campus: campus?.slug,
        campusNotice,
      }),
      content: render(SheetContent, { sheet, steps, campus, referents, cost, address, followOn, life }),
      related: render(RelatedContent, {
        related: relatedSections,
        at: campus?.at ?? null,
        periodic: rhythms.includes('periodic'),
      }),
    },
  };
}
