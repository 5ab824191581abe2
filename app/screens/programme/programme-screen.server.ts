/** What the page of a programme gets: a head that scripts work on, and parts that the server alone renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { StatusCost } from '~/school/programmes/year-cost';
import { AdmissionsButtons } from './sheet/admissions-buttons';
import type { Referent } from './sheet/campus-answers';
import type { FirstAnswer } from './sheet/decision';
import type { Life } from './sheet/life-words';
import { exceptFor, type NextStep } from './sheet/next-steps';
import {
  type CampusContact,
  type Elsewhere,
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
  /** What one can do today. */
  steps: readonly NextStep[];
  /** The visitor's campus. */
  campus: CampusContact | null;
  /** Instead of one that does not teach it. */
  elsewhere: Elsewhere | null;
  referents: readonly Referent[];
  /** What a year costs at the visitor's campus. */
  costs: readonly StatusCost[] | null;
  related: RelatedToProgramme;
  /** What it is like and what comes after. */
  life: Life;
}

/** @param address where the sheet is published, for those who hold it on paper */
export function programmeScreen(
  render: PartRenderer,
  { sheet, decision, steps, campus, elsewhere, referents, costs, related, life }: ShownProgramme,
  address: string | null,
) {
  const { slug, brochure, ways, intakes, rhythms } = sheet;
  const { followOn, ...around } = related;
  return {
    sheet: headOfSheet(sheet),
    campus: campus && { slug: campus.slug, name: campus.name },
    /** Actions the bars do not preset the programme for. */
    except: exceptFor(steps),
    anchors: partsOf(sheet),
    parts: {
      decision: render(SheetDecision, { answers: decision }),
      actions: render(AdmissionsButtons, {
        id: 'demarches',
        sheet: { slug, brochure, ways, intakes },
        steps,
        campus: campus?.slug,
        elsewhere,
      }),
      content: render(SheetContent, { sheet, steps, campus, referents, costs, address, followOn, life }),
      related: render(SheetRelated, {
        related: around,
        at: campus?.at ?? null,
        periodic: rhythms.includes('periodic'),
      }),
    },
  };
}
