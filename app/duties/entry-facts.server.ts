/** Texts of every entry and page as their editors left them: the facts that they quote, and those they tell by hand. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { factSettings } from '~/content/facts.server';
import { listEvery } from '~/content/list-every';
import { reader } from '~/reading/reading.server';
import { formatDayOfYear } from '~/site/format';
import { programmes } from '../../content-model/collections/programmes';
import { countedPaths, factsOf } from '../../content-model/fact-values';
import { pick } from '../../content-model/field';
import { quoteFindings } from '../../content-model/rules/duties/fact-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import type { Facts } from '../../content-model/values/fact-quotes';
import { withOrdinarySpaces } from '../../content-model/values/non-breaking-spaces';
import { type FieldValues, repeatFindings } from './fact-repeats';
import { entriesHolding, findingsOfContent } from './findings-of-content.server';

/** Entries with any text, beside the pages. */
export const worded = entriesHolding(['richText', 'text'], 'scalar');

/** Of a programme, what texts may repeat. */
const priced = reader(pick(programmes.fields, 'slug', 'prices', 'admission'));
const anySlug = z.object({ slug: z.string().nullish().catch(null) });

/** @throws {ContentError} */
export async function findToldFacts(content: ContentClient): Promise<Finding[]> {
  const written = content.asWritten;
  const [facts, fields] = await Promise.all([factsToldBy(content), fieldValues(content)]);
  const look = (subject: string, value: unknown) => {
    const texts = textsIn(value);
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
    ...(await findingsOfContent(written, worded, look)),
  ];
}

async function factsToldBy(content: ContentClient): Promise<Facts> {
  const settings = await content.entry('/users/me', factSettings);
  const counts = Object.entries(countedPaths).map(async ([name, path]) => {
    const entries = await listEvery(content, path, anySlug, { ...askFor(anySlug), sort: ['slug:asc'] });
    return [name, entries.length] as const;
  });
  return factsOf(settings, Object.fromEntries(await Promise.all(counts)), 'fr');
}

async function fieldValues(content: ContentClient): Promise<FieldValues> {
  const query = { ...askFor(priced), sort: ['slug:asc'] };
  const [entries, { admission }] = await Promise.all([
    listEvery(content, '/programmes', priced, query),
    content.entry('/users/me', factSettings),
  ]);
  const spans = [
    ...(admission?.national ?? []),
    admission?.apprenticeship,
    ...entries.map((entry) => entry.admission),
  ];
  const days = spans
    .flatMap((span) => [span?.opensOn, span?.closesOn])
    .filter((day) => day !== null && day !== undefined);
  return {
    prices: new Set(entries.flatMap(({ prices }) => prices.flatMap(({ amount }) => amount || []))),
    days: new Set(days.map((day) => withOrdinarySpaces(formatDayOfYear(day)))),
  };
}

/** Texts at any depth; addresses and dates have nothing to tell. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
