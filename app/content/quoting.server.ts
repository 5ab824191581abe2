/**
 * The one place where texts get the facts that they quote: in every answer, before anything else reads it. The cache
 * keeps answers as the service sent them, so that a changed fact is in the next page.
 */
import { z } from 'zod';
import { countedFacts, countNames, factsOf } from '../../content-model/facts';
import { readObject } from '../../content-model/field';
import { places } from '../../content-model/places';
import type { Locale } from '../../content-model/rules/locale';
import { factsView } from '../../content-model/singles/settings';
import { asHtml, type Facts, withFacts } from '../../content-model/values/fact-quotes';
import { memoize } from '../../content-model/values/memoize';
import { richTextFieldNames } from '../../content-model/values/rich-text-field-names';
import { whileSame } from '../../content-model/values/while-same';
import type { Answer } from './answer.server';
import type { AskOptions } from './cached-call.server';
import type { ContentPath } from './collections';
import { ContentError, ContentInvalid } from './errors';
import type { ContentQuery } from './query';
import { noReadings, readOnce } from './readings';

const settingsPath: ContentPath = '/users/me';
const noFacts: Facts = new Map();

/** The answer with the facts that its texts quote; itself where they quote none. */
export type ResolveFacts = (answer: Answer) => Promise<Answer>;

type Ask = (
  path: string,
  query?: ContentQuery,
  options?: Pick<AskOptions, 'check' | 'secondary' | 'inFrench'>,
) => Promise<Answer>;

/** @param ask records what is used: a page depends on the facts it quotes */
export function createQuoting(ask: Ask, locale: Locale): ResolveFacts {
  const resolved = new WeakMap<Answer, { facts: Facts; result: Answer }>();

  /** Entries of a list; null where it cannot be had: the other facts stay. */
  async function countOf(path: string): Promise<number | null> {
    // The question by which links find that a list is empty: one answer serves both.
    const query = { fields: ['slug'], pagination: { page: 1, pageSize: 1 } };
    try {
      const { value, total } = await ask(path, query, { secondary: true, inFrench: true });
      return total ?? (Array.isArray(value) ? value.length : null);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return null;
    }
  }

  async function factsFor(answer: Answer): Promise<Facts> {
    try {
      const countedNames = countNames.filter((name) => answer.quotes.includes(name));
      const [source, ...numbers] = await Promise.all([
        // The settings quote themselves: asking for them would wait for this very answer.
        answer.used.path === settingsPath ? answer : ask(settingsPath, undefined, { check: refuseNoSchool }),
        ...countedNames.map((name) => countOf(`/${places[countedFacts[name].collection].path}`)),
      ]);
      const settings = await readOnce(source, factSettings, () => factSettings.parse(source.value));
      const counts = Object.fromEntries(
        countedNames.flatMap((name, index) => (numbers[index] == null ? [] : [[name, numbers[index]]])),
      );
      return factsByCounts(settings, locale)(JSON.stringify(counts));
    } catch (error) {
      if (error instanceof ContentError) return noFacts;
      throw error;
    }
  }

  return async (answer) => {
    if (answer.quotes.length === 0) return answer;
    const facts = await factsFor(answer);
    const last = resolved.get(answer);
    if (last?.facts === facts) return last.result;
    const result = { ...answer, value: withFactsIn(answer.value, facts), ...noReadings() };
    resolved.set(answer, { facts, result });
    return result;
  };
}

/** Each answer asks for the numbers it quotes, so that facts are kept for each set of them, as JSON. */
const factsByCounts = whileSame((settings: z.output<typeof factSettings>, locale: Locale) =>
  memoize((counts) => factsOf(settings, JSON.parse(counts), locale), maxSetsOfCounts),
);
/** Twice the number of combinations, since counts change. */
const maxSetsOfCounts = 2 ** (countNames.length + 1);

/** Settings that name no school are no answer. @throws {ContentInvalid} */
function refuseNoSchool({ value }: Answer): void {
  const { schools } = (value ?? {}) as { schools?: unknown };
  if (!Array.isArray(schools) || schools.length === 0) throw new ContentInvalid(`${settingsPath}: no school`);
}

function withFactsIn(value: unknown, facts: Facts, name = ''): unknown {
  if (typeof value === 'string') {
    // Rich text comes as HTML; without any markup it is read as the plain text it is.
    const isHtml = richTextFieldNames.has(name) && value.trimStart().startsWith('<');
    return withFacts(value, facts, isHtml ? asHtml : undefined);
  }
  if (Array.isArray(value)) return value.map((item) => withFactsIn(item, facts, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withFactsIn(inner, facts, key)]),
  );
}

/** The settings that facts are made of, as a content service sends them. */
export const factSettings = readObject(factsView, { richText: z.never(), picture: z.never() });
