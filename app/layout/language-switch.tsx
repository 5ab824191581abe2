import { useMatches } from '@remix-run/react';
import { homeOf, type Locale } from '~/content/locale';
import { useLabels } from '~/site/labels-context';
import type { RootData } from '~/site/root-data.server';

const languages = [
  { locale: 'fr', code: 'FR', label: 'layout.language.french' },
  { locale: 'en', code: 'EN', label: 'layout.language.english' },
] as const;

/** Where it stands, what is around it is no part that is the same on all pages: it leads to the page's twin. */
export const hasLanguageSwitch = ({ english, profiles }: RootData['features']): boolean =>
  english && profiles;

/** The page at hand in French and in English, each named in its own language; the home where there is no twin. */
export function LanguageSwitch() {
  const t = useLabels();
  const page = useMatches().at(-1);
  const twin = (page?.data as { twin?: string | null } | null | undefined)?.twin ?? null;
  const hrefOf = (locale: Locale) =>
    locale === t.language ? (page?.pathname ?? homeOf(locale)) : (twin ?? homeOf(locale));
  return (
    <ul className="language-switch" aria-label={t('layout.language.label')}>
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
