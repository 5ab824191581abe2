/** What the page of a programme gets: a head that scripts work on, and parts that the server alone renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import { AdmissionsButtons } from './sheet/admissions-buttons';
import type { FirstAnswer } from './sheet/decision';
import type { Life } from './sheet/life-words';
import {
  type CampusContact,
  headOfSheet,
  type ProgrammeSheet,
  type RelatedToProgramme,
} from './sheet/programme-sheet';
import { SheetContent } from './sheet/sheet-content';
import { SheetDecision } from './sheet/sheet-decision';
import { partsOf } from './sheet/sheet-parts';
import { SheetRelated } from './sheet/sheet-related';

export interface ShownProgramme {
  sheet: ProgrammeSheet;
  /** What the first screen answers. */
  decision: readonly FirstAnswer[];
  /** The visitor's campus. */
  campus: CampusContact | null;
  related: RelatedToProgramme;
  /** What it is like and what comes after. */
  life: Life;
}

/** @param address where the sheet is published, for those who hold it on paper */
export function programmeScreen(
  render: PartRenderer,
  { sheet, decision, campus, related, life }: ShownProgramme,
  address: string | null,
) {
  const { slug, brochure, admission, prices, apprentices, rhythms } = sheet;
  const { followOn, ...around } = related;
  return {
    sheet: headOfSheet(sheet),
    campus: campus && { slug: campus.slug, name: campus.name },
    anchors: partsOf(sheet),
    parts: {
      decision: render(SheetDecision, { answers: decision }),
      actions: render(AdmissionsButtons, {
        id: 'demarches',
        sheet: { slug, brochure, admission, prices, apprentices },
        campus: campus?.slug,
      }),
      content: render(SheetContent, { sheet, campus, address, followOn, life }),
      related: render(SheetRelated, { related: around, periodic: rhythms.includes('periodic') }),
    },
  };
}
