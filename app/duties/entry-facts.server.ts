/** Texts of every entry and page as editors wrote them: the facts they quote, and those they repeat by hand. */
import type { ContentClient } from '~/content/client.server';
import { factSettings } from '~/content/quoting.server';
import { findSettings } from '~/site/settings.server';
import { countedFacts, factNames, factsOf } from '../../content-model/facts';
import { quoteFindings } from '../../content-model/rules/duties/fact-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import type { Facts } from '../../content-model/values/fact-quotes';
import { everySlug } from './every-slug.server';
import { repeatFindings } from './fact-repeats';
import { entriesWith, findingsOfContent } from './findings-of-content.server';
import { textsIn } from './texts-in';

/** Entries with any text, beside the pages. */
export const textReaders = entriesWith(['richText', 'text'], 'scalar');

/** Quotes of missing facts, and facts that texts repeat by hand. @throws {ContentError} */
export async function findFactsByHand(content: ContentClient): Promise<Finding[]> {
  const written = content.asWritten;
  const [facts, { siteName }] = await Promise.all([presentFacts(content), findSettings(content)]);
  const look = (subject: string, value: unknown) => {
    // Addresses and dates have no word of a fact.
    const texts = textsIn(value).filter((text) => /\s/.test(text));
    const found = texts.flatMap((text) => [
      ...quoteFindings(subject, text, factNames, facts),
      ...repeatFindings(subject, text, facts, siteName),
    ]);
    return [...new Map(found.map((one) => [one.message, one])).values()];
  };
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
