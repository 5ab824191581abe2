/** Finds quotes of facts that the site cannot fill in, in the texts of every entry and page as editors wrote them. */
import type { ContentClient } from '~/content/client.server';
import { factSettings } from '~/content/quoting.server';
import { countedFacts, factNames, factsOf } from '../../content-model/facts';
import { places } from '../../content-model/places';
import { quoteFindings } from '../../content-model/rules/duties/fact-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import type { Facts } from '../../content-model/values/fact-quotes';
import { findingsOfContent, readersOfFields } from './findings-of-content.server';
import { listSlugs } from './list-slugs.server';

/** Of all entries with a text; the pages are read besides. */
export const textReaders = readersOfFields(['richText', 'text'], 'scalar');

/** @throws {ContentError} */
export async function findMissingFacts(content: ContentClient): Promise<Finding[]> {
  const asWritten = content.asWritten;
  const facts = await presentFacts(content);
  const findingsOf = (subject: string, value: unknown) =>
    quoteFindings(subject, JSON.stringify(value), factNames, facts);
  const wholeSettings = (await asWritten.read('/users/me')) as Record<string, unknown>;
  const { facts: _facts, admission: _admission, ...settings } = wholeSettings;
  return [
    ...findingsOf('réglages', settings),
    ...findingsOf('libellés', await asWritten.read('/labels')),
    ...findingsOf('menus', await asWritten.read('/menu-enrichis')),
    ...(await findingsOfContent(asWritten, textReaders, findingsOf)),
  ];
}

async function presentFacts(content: ContentClient): Promise<Facts> {
  const school = await content.entry('/users/me', factSettings);
  const counts = Object.entries(countedFacts).map(
    async ([name, { collection }]) =>
      [name, (await listSlugs(content, `/${places[collection].path}`)).length] as const,
  );
  return factsOf(school, Object.fromEntries(await Promise.all(counts)), 'fr');
}
