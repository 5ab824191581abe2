/** The error page of section 2 and the catalogue of section 8. */
import { useEffect } from 'react';
import { type ErrorData, errorMessageKey } from './error-data';
import { useLabels } from './labels-context';

const suggestions = [
  { href: '/', label: 'commons.links.home' },
  { href: '/formations', label: 'commons.links.programmes' },
  { href: '/campus', label: 'commons.links.campuses' },
  { href: '/agenda', label: 'commons.links.agenda' },
  { href: '/actualites', label: 'commons.links.news' },
] as const;

export function ErrorPage({ error }: { error: ErrorData }) {
  const t = useLabels();
  const message = error.customMessage ?? t.dynamic(errorMessageKey(error));
  useEffect(() => {
    document.title = `${t('commons.error.oops')} ${message}`;
  }, [t, message]);
  return (
    <div className="container-page py-16">
      <h1 className="font-display text-5xl">{t('commons.error.oops')}</h1>
      <p className="mt-6 text-xl">{message}</p>
      <p className="mt-2">
        {t('commons.error.code')} <strong>{error.statusCode}</strong>
      </p>
      <p className="mt-6">{t('commons.error.description')}</p>
      <p className="mt-6">
        <a href="/" className="button">
          {t('commons.error.goBack')}
        </a>
      </p>
      <nav aria-labelledby="error-suggestions" className="mt-10">
        <h2 id="error-suggestions">{t('commons.error.suggestions')}</h2>
        <ul>
          {suggestions.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{t(label)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
