/** Structured data (schema.org) of the site itself. Pure. */
import type { SearchAction, WebSite } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import { addressOf, type Description, schoolReference } from '~/site/structured-data/facts';

/** `query-input` is an annotation of schema.org/docs/actions.html, no property of its vocabulary. */
type SiteSearch = SearchAction & { 'query-input': string };

export const websiteData: Description = (facts): WebSite => {
  const { siteName, title, description } = facts.settings;
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${addressOf(facts, pathTo('recherche'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${facts.origin}/#site`,
    name: siteName,
    alternateName: title,
    description: description ?? undefined,
    url: addressOf(facts, '/'),
    inLanguage: 'fr-FR',
    publisher: schoolReference(facts),
    potentialAction: search,
  };
};
