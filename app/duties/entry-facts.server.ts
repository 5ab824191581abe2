/** Texts of every entry and page as editors wrote them, and quotes of facts that the site cannot fill in. */
import type { ContentClient } from '~/content/client.server';
import { factSettings } from '~/content/quoting.server';
import { countedFacts, factNames, factsOf } from '../../content-model/facts';
import { quoteFindings } from '../../content-model/rules/duties/fact-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import type { Facts } from '../../content-model/values/fact-quotes';
import { everySlug } from './every-slug.server';
import { entriesWith, findingsOfContent } from './findings-of-content.server';

/** Entries with any text, beside the pages. */
export const textReaders = entriesWith(['richText', 'text'], 'scalar');

/** @throws {ContentError} */
export async function findMissingFacts(content: ContentClient): Promise<Finding[]> {
  const written = content.asWritten;
  const facts = await presentFacts(content);
  const look = (subject: string, value: unknown) =>
    quoteFindings(subject, JSON.stringify(value), factNames, facts);
  const {
    facts: _,
    admission: __,
    ...settings
  } = (await written.read('/users/me')) as Record<string, unknown>;
  return [
    ...look('réglages', settings),
    ...look('libellés', await written.read('/labels')),
    ...look('menus', await written.read('/menu-enrichis')),
    ...(await findingsOfContent(written, textReaders, look)),
  ];
}

async function presentFacts(content: ContentClient): Promise<Facts> {
  const school = await content.entry('/users/me', factSettings);
  const counts = Object.entries(countedFacts).map(
    async ([name, { path }]) => [name, (await everySlug(content, path)).length] as const,
  );
  return factsOf(school, Object.fromEntries(await Promise.all(counts)), 'fr');
}
