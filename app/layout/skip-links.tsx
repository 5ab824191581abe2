import { useLabels } from '~/site/labels-context';

/** First in the tab order of every page: past the menus to what matters. */
export function SkipLinks() {
  const t = useLabels();
  return (
    <div className="skip-links behind-sidebar">
      <a href="#contenu">{t('commons.skip.content')}</a>
      <a href="#menu">{t('commons.skip.menu')}</a>
      <a href="#pied-de-page">{t('commons.skip.footer')}</a>
    </div>
  );
}
