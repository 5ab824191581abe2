import { useMatches } from '@remix-run/react';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { withLanguageChoice } from '~/site/locale-choice';
import { homeOf, type Locale } from '../../content-model/rules/locale';
import type { RootData } from './root-data';

const languages = [
  { locale: 'fr', code: 'FR', label: 'layout.language.french' },
  { locale: 'en', code: 'EN', label: 'layout.language.english' },
] as const;

interface LanguageSwitchProps {
  features: RootData['features'];
}

/** Links to the current page in French and in English, each named in its language; the home page if untranslated. */
export function LanguageSwitch({ features }: LanguageSwitchProps) {
  const t = useLabels();
  const page = useMatches().at(-1);
  const isThere = useIsThere();
  if (!features.english || !features.profiles || !isThere(homeOf('en'))) return null;
  const twin = (page?.data as { twin?: string | null } | null | undefined)?.twin ?? null;
  const hrefOf = (locale: Locale) =>
    locale === t.language
      ? (page?.pathname ?? homeOf(locale))
      : withLanguageChoice(twin ?? homeOf(locale), locale);
  return (
    <ul role="list" className="language-switch" aria-label={t('layout.language.label')}>
      {languages.map(({ locale, code, label }) => (
        <li key={locale}>
          <a
            href={hrefOf(locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === t.language ? 'true' : undefined}
          >
            <abbr title={t(label)}>{code}</abbr>
          </a>
        </li>
      ))}
    </ul>
  );
}
