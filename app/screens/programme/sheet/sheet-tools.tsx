import { comparisonHref } from '~/school/programmes/comparison-address';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

/** Further actions of a sheet: compare it, print it or download it. */
export function SheetTools({ slug }: { slug: string }) {
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
