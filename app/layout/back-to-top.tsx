import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

/** There while the page is not at its top (specification §4): the style sheet knows when, with and without scripts. */
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
