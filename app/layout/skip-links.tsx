import { useLabels } from '~/site/labels-context';

/** Skip links, first in the tab order of every page. */
export function SkipLinks() {
  const t = useLabels();
  return (
    <ul role="list" className="skip-links behind-sidebar">
      <li>
        <a href="#contenu">{t('commons.skip.content')}</a>
      </li>
      <li>
        <a href="#menu">{t('commons.skip.menu')}</a>
      </li>
      <li>
        <a href="#pied-de-page">{t('commons.skip.footer')}</a>
      </li>
    </ul>
  );
}
