import { useLabels } from '~/site/labels-context';

/** French and English homes, each named in its own language. */
export function LanguageSwitch() {
  const t = useLabels();
  return (
    <ul className="language-switch" aria-label={t('layout.language.label')}>
      <li>
        <a href="/" hrefLang="fr" lang="fr" aria-current="true">
          <abbr title={t('layout.language.french')}>FR</abbr>
        </a>
      </li>
      <li>
        <a href="/en" hrefLang="en" lang="en">
          <abbr title={t('layout.language.english')}>EN</abbr>
        </a>
      </li>
    </ul>
  );
}
