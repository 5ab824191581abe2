/** Structured data of the home page, for search engines (schema.org). Pure. */
import type { PageHead } from '~/site/head';

/** The site and the school behind it. */
export function websiteData(head: PageHead) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: head.siteName,
    description: head.description,
    url: head.canonical,
    inLanguage: 'fr-FR',
    publisher: { '@type': 'CollegeOrUniversity', name: head.siteName, url: head.canonical },
  };
}
