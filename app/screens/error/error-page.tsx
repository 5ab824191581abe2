/** The error page (specification §2), with the message of the catalogue (§8). */

import type { ReactNode } from 'react';
import { pathTo } from '~/addresses/path-to';
import { type ErrorData, errorMessage, languageOf } from '~/site/error-data';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Relief } from '~/ui/relief';

const suggestions = [
  { href: '/', label: 'commons.links.home' },
  { href: pathTo('formations'), label: 'commons.links.programmes' },
  { href: pathTo('campus'), label: 'commons.links.campuses' },
  { href: pathTo('agenda'), label: 'commons.links.agenda' },
  { href: pathTo('actualites'), label: 'commons.links.news' },
] as const;

interface ErrorPageProps {
  error: ErrorData;
  /** A search field, in place of a missing page. */
  search?: ReactNode;
}

export function ErrorPage({ error, search }: ErrorPageProps) {
  const t = useLabels();
  const message = errorMessage(error, t);
  return (
    <div className="error-page">
      <div className="error-hero on-deep on-relief">
        <Relief />
        <div className="page-normal">
          <div>
            <h1>{t('commons.error.oops')}</h1>
            <p className="error-message" lang={languageOf(message)}>
              {message}
            </p>
            <p className="error-description">{t('commons.error.description')}</p>
            {error.statusCode === 404 || error.statusCode === 410 ? search : null}
            <ButtonLink href="/">{t('commons.error.goBack')}</ButtonLink>
          </div>
          <p className="error-code">
            {t('commons.error.code')} <strong>{error.statusCode}</strong>
          </p>
        </div>
      </div>
      <nav aria-labelledby="error-suggestions" className="error-suggestions page-normal">
        <h2 id="error-suggestions" className="text-xl">
          {t('commons.error.suggestions')}
        </h2>
        <ul role="list" className="columns">
          {suggestions.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>
                {t(label)} <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
