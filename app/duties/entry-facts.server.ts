/** Texts of every entry and page as editors wrote them: the facts they quote, and those they repeat by hand. */
import type { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { factSettings } from '~/content/facts.server';
import { listEvery } from '~/content/list-every';
import { reader } from '~/reading/reading.server';
import { formatDayOfYear } from '~/site/format';
import { findSettings } from '~/site/settings.server';
import { programmes } from '../../content-model/collections/programmes';
import { countedPaths, factsOf } from '../../content-model/fact-values';
import { pick } from '../../content-model/field';
import { quoteFindings } from '../../content-model/rules/duties/fact-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import type { Facts } from '../../content-model/values/fact-quotes';
import { withOrdinarySpaces } from '../../content-model/values/non-breaking-spaces';
import { everySlug } from './every-slug.server';
import { type FieldValues, repeatFindings } from './fact-repeats';
import { entriesWith, findingsOfContent } from './findings-of-content.server';
import { textsIn } from './texts-in';

/** Entries with any text, beside the pages. */
export const textReaders = entriesWith(['richText', 'text'], 'scalar');

/** The values of a programme that texts may repeat. */
const priceReader = reader(pick(programmes.fields, 'slug', 'prices', 'admission'));

/** Quotes of missing facts, and facts that texts repeat by hand. @throws {ContentError} */
export async function findFactsByHand(content: ContentClient): Promise<Finding[]> {
  const written = content.asWritten;
  const school = await content.entry('/users/me', factSettings);
  const [facts, fields] = await Promise.all([presentFacts(content, school), fieldValues(content, school)]);
  const look = (subject: string, value: unknown) => {
    // Addresses and dates have no word of a fact.
    const texts = textsIn(value).filter((text) => /\s/.test(text));
    const found = texts.flatMap((text) => [
      ...quoteFindings(subject, text, facts),
      ...repeatFindings(subject, text, facts, fields),
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

type School = z.output<typeof factSettings>;

async function presentFacts(content: ContentClient, school: School): Promise<Facts> {
  const counts = Object.entries(countedPaths).map(
    async ([name, path]) => [name, (await everySlug(content, path)).length] as const,
  );
  return factsOf(school, Object.fromEntries(await Promise.all(counts)), 'fr');
}

async function fieldValues(content: ContentClient, { admission }: School): Promise<FieldValues> {
  const entries = await listEvery(content, '/programmes', priceReader, {
    ...askFor(priceReader),
    sort: ['slug:asc'],
  });
  const spans = [
    ...(admission?.national ?? []),
    admission?.apprenticeship,
    ...entries.map((entry) => entry.admission),
  ];
  const days = spans
    .flatMap((span) => [span?.opensOn, span?.closesOn])
    .filter((day) => day !== null && day !== undefined);
  return {
    school: (await findSettings(content)).siteName,
    prices: new Set(entries.flatMap(({ prices }) => prices.flatMap(({ amount }) => amount || []))),
    days: new Set(days.map((day) => withOrdinarySpaces(formatDayOfYear(day)))),
  };
}
