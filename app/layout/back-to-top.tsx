import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

/** Appears once the page is scrolled: its rail begins below the first screen, no script watches. */
export function BackToTop() {
  const t = useLabels();
  return (
    <div className="back-to-top">
      <a href="#top" className="to-top" aria-label={t('commons.backToTop')}>
        <Icon name="arrow-up" />
      </a>
    </div>
  );
}
