import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { SaveButton } from '~/school/programmes/saved/save-button';
import { CampusChoice } from './sheet/campus-choice';
import { ProgrammeHero } from './sheet/programme-hero';
import type { CampusContact, SheetHead } from './sheet/programme-sheet';
import { SheetNavigation } from './sheet/sheet-navigation';
import type { SheetSubject } from './sheet/sheet-subjects';
import { SheetTools } from './sheet/sheet-tools';
import { useOpenOnPaper } from './sheet/use-open-on-paper';

interface ProgrammePageProps {
  sheet: SheetHead;
  /** The visitor's campus. */
  campus: Pick<CampusContact, 'slug' | 'name'> | null;
  /** Parts that the sheet does not have. */
  absentParts: readonly SheetSubject[];
  /** The first answers, the list of campuses, the actions, the sheet itself, and related events, offers and news. */
  parts: Record<'decision' | 'campuses' | 'actions' | 'content' | 'related', RenderedPart>;
}

/** The sheet of a programme, with related events, offers and news. */
export function ProgrammePage({ sheet, campus, absentParts, parts }: ProgrammePageProps) {
  useOpenOnPaper();
  return (
    <div key={sheet.slug} className={sheet.sector ? `sheet sector-${sheet.sector.slug}` : 'sheet'}>
      <ProgrammeHero
        sheet={sheet}
        actions={
          <div className="programme-next stack">
            {sheet.campusCount > 0 ? (
              <CampusChoice sheet={sheet} campus={campus} select={parts.campuses} />
            ) : null}
            <ServerPart part={parts.actions} />
          </div>
        }
      >
        <ServerPart part={parts.decision} />
      </ProgrammeHero>
      <div className="page-normal cluster programme-tools">
        <SheetTools slug={sheet.slug} />
        <SaveButton programme={sheet} />
      </div>
      <div className="page-normal sheet-columns">
        <SheetNavigation
          name={sheet.shortTitle ?? sheet.title}
          absent={absentParts}
          content={parts.content.version}
        />
        <ServerPart part={parts.content} />
      </div>
      <ServerPart part={parts.related} />
    </div>
  );
}
