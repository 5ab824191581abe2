import { useLabels } from '~/site/labels-context';

/** Skip links, first in the tab order of every page. */
export function SkipLinks() {
  const t = useLabels();
  return (
    <div className="skip-links behind-sidebar">
      <a href="#contenu">{t('commons.skip.content')}</a> <a href="#menu">{t('commons.skip.menu')}</a>{' '}
      <a href="#pied-de-page">{t('commons.skip.footer')}</a>
    </div>
  );
}
