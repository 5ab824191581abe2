import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

/** Visible while the page is scrolled (specification §4); the style sheet decides, with and without scripts. */
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
