/**
 * Calls to the content service through the cache: answers come without the entries that visitors do not see, and the
 * current work notes which of them it used.
 */
import type { Locale } from '../../content-model/rules/locale';
import { type Answer, toAnswer } from './answer.server';
import type { BoundaryReport } from './boundary-report';
import type { ContentCache } from './cache.server';
import { type CallOptions, createCall } from './call.server';
import { currentUse, noteStale } from './content-use.server';
import { type AnswerBody, isNothing, unwrap } from './envelope';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { refuseUnreadable } from './parse.server';
import type { PlannedChanges } from './planned-changes';
import type { ContentQuery } from './query';
import { filteredSlugs, relatedCollections } from './query-dependencies';
import { createAddresses } from './question-address';
import { createVisibilityFilter } from './visibility-filter';

export interface CachedCallOptions extends Omit<CallOptions, 'report'> {
  /** API base, `/api` included, no trailing slash. */
  apiUrl: string;
  cache: Pick<ContentCache, 'get'>;
  namespace: string;
  report: BoundaryReport;
  /** Notes when entries come out; without it, those that have not are read, too. */
  planned?: PlannedChanges | undefined;
  locale?: Locale;
}

export interface ListOptions {
  /** Not kept in memory, for bulk reads. */
  uncached?: boolean | undefined;
  /**
   * The query contains user input: an empty answer is not copied to disk, another evicts none of the pages' own.
   * By default, later pages of a list count as such: their number is in an address.
   */
  fromUserInput?: boolean | undefined;
  /** The page can be without it: it is not asked for while its collection fails. */
  secondary?: boolean | undefined;
  /** The service may lack the collection: it is then an empty list. `only 404`: no other refusal says so. */
  optional?: true | 'only 404' | undefined;
}

export interface AskOptions extends ListOptions {
  /** Throws for an answer that is unusable: then the last good one stays. */
  check?: ((answer: Answer) => unknown) | undefined;
  /** The body in place of one that holds nothing, by default that one. @throws {ContentNotFound} */
  replaceNothing?: (body: AnswerBody, last: Answer | undefined) => AnswerBody;
  /** The address cannot be gone: a 404 there is a service that is set up wrong. */
  alwaysExists?: boolean;
  /** Whatever the client's language: what a school has exists in French, and seldom in another language. */
  inFrench?: boolean;
}

export interface CachedCall {
  /** The answer to a question, new or kept. @throws {ContentError} */
  ask(path: string, query?: ContentQuery, options?: AskOptions): Promise<Answer>;
  /** Sends data, once, and keeps nothing. @returns the body of the answer @throws {ContentError} */
  send(path: string, payload: object): Promise<unknown>;
}

export function createCachedCall(options: CachedCallOptions): CachedCall {
  const { apiUrl, cache, namespace, report, locale = 'fr' } = options;
  const call = createCall(options);
  const addresses = createAddresses(apiUrl, locale);
  const frenchAddresses = locale === 'fr' ? addresses : createAddresses(apiUrl, 'fr');
  const visibility = createVisibilityFilter(namespace, options.planned ?? null);
  const addressesFor = ({ inFrench }: AskOptions) => (inFrench ? frenchAddresses : addresses);

  async function ask(path: string, asked?: ContentQuery, askOptions: AskOptions = {}): Promise<Answer> {
    const use = currentUse();
    const query = visibility.withVisibilityFields(path, asked);
    const { check, uncached, fromUserInput } = askOptions;
    try {
      const { value, stale, askAgainIn } = await cache.get(addressesFor(askOptions).keyOf(path, query), {
        load: (last) => loadAnswer(path, query, last, askOptions),
        check,
        waitForFresh: use?.waitForFresh,
        subjects: filteredSlugs(query),
        uncached,
        fromUserInput,
      });
      use?.used.add(value.used);
      if (use && stale) noteStale(use, askAgainIn);
      return value;
    } catch (error) {
      if (error instanceof ContentNotFound) use?.used.add({ path, relations: [] });
      else {
        if (use) use.failed = true;
        call.noteTrouble(path, error);
      }
      throw error;
    }
  }

  /** A new answer of the service, checked. @param last the last good one */
  async function loadAnswer(
    path: string,
    query: ContentQuery | undefined,
    last: Answer | undefined,
    askOptions: AskOptions,
  ): Promise<Answer> {
    const { check, replaceNothing } = askOptions;
    const sent = unwrap(await callService(path, query, askOptions));
    const body = replaceNothing && isNothing(sent) ? replaceNothing(sent, last) : sent;
    visibility.planChanges(path, body);
    const visibleBody = visibility.withoutHiddenEntries(path, body);
    const answer = toAnswer(path, visibleBody, last, relatedCollections(query));
    try {
      await check?.(answer);
      if (last) refuseUnreadable(answer, last, path);
    } catch (error) {
      if (error instanceof ContentInvalid) report.count('answer');
      throw error;
    }
    return answer;
  }

  async function callService(path: string, query: ContentQuery | undefined, askOptions: AskOptions) {
    const { secondary, optional, alwaysExists } = askOptions;
    const addressOf = (allowed: ContentQuery) => addressesFor(askOptions).addressOf(path, allowed);
    try {
      return await call.ask({ path, query, addressOf, secondary, optional });
    } catch (error) {
      if (!alwaysExists || !(error instanceof ContentNotFound)) throw error;
      throw new ContentUnavailable(`${error.errorText}: the service has no such address`, {
        serviceStatus: 404,
      });
    }
  }

  return {
    ask,
    async send(path, payload) {
      return unwrap(await call.send(addresses.addressOf(path), payload)).value;
    },
  };
}
