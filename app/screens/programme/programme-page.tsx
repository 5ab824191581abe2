import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { comparisonHref } from '~/school/programmes/comparison-address';
import { SaveButton } from '~/school/programmes/saved/save-button';
import { useLabels } from '~/site/labels-context';
import { useEnhancement } from '~/ui/enhancement';
import { Icon } from '~/ui/icon';
import { CampusChoice } from './sheet/campus-choice';
import { ProgrammeHero } from './sheet/programme-hero';
import type { CampusContact, SheetHead } from './sheet/programme-sheet';
import { SheetNavigation } from './sheet/sheet-navigation';
import type { SheetPart } from './sheet/sheet-parts';

interface ProgrammePageProps {
  sheet: SheetHead;
  /** The visitor's campus. */
  campus: Pick<CampusContact, 'slug' | 'name'> | null;
  /** Parts that the sheet does not have. */
  absentParts: readonly SheetPart[];
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

/** Further actions of a sheet: compare it or print it. */
function SheetTools({ slug }: { slug: string }) {
  const t = useLabels();
  return (
    <div className="sheet-tools cluster tap-links">
      <a href={comparisonHref([slug])}>
        <Icon name="level" />
        {t('comparison.compareThis')}
      </a>{' '}
      <button type="button" className="print-button" onClick={() => window.print()}>
        <Icon name="document" />
        {t('programmes.sheet.print')}
      </button>
      <p className="print-by-hand">{t('programmes.sheet.printByHand')}</p>
    </div>
  );
}

/** Opens every part for printing, in browsers without `::details-content`: elsewhere style sheets do. */
function useOpenOnPaper(): void {
  useEnhancement(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('.sheet-folded details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
