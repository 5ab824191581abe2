import { comparisonHref } from '~/school/programmes/comparison-address';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

/** What one does with a sheet beside applying: put it beside others, take it along on paper or as a file. */
export function SheetTools({ slug }: { slug: string }) {
  const t = useLabels();
  return (
    <div className="sheet-tools">
      <a href={comparisonHref([slug])}>
        <Icon name="level" />
        {t('comparison.compareThis')}
      </a>
      <button type="button" className="print-button" onClick={() => window.print()}>
        <Icon name="document" />
        {t('programmes.sheet.print')}
      </button>
      <p className="print-by-hand">{t('programmes.sheet.printByHand')}</p>
    </div>
  );
}
