/**
 * Content as an editor sees it: drafts in place of published entries, requested anew for each page and kept for that page
 * only.
 */

import type { Answer } from './answer.server';
import type { CacheLookup } from './cache.server';
import { type ClientOptions, type ContentClient, createContentClient } from './client.server';
import type { Session } from './session.server';

export interface DraftClientOptions extends Omit<ClientOptions, 'cache'> {
  /** The editor's own token; null: the service account reads. */
  token: string | null;
  now: Date;
  /** Whether drafts are asked for; false: what visitors see, uncached. */
  drafts: boolean;
}

/** One client for one page. */
export function createDraftClient({ token, now, drafts, ...options }: DraftClientOptions): ContentClient {
  return createContentClient({
    ...options,
    session: token === null ? options.session : editorSession(token, options.session),
    isServiceAccount: token === null,
    cache: cacheOfOnePage(),
    upstream: drafts ? draftUpstream(options.upstream, now) : options.upstream,
    planned: drafts ? undefined : options.planned,
  });
}

/** Services that refuse editors' tokens for reading: Strapi's panel has tokens of its own. */
const refusingServices = new WeakSet<Session>();

/** The editor's token if the content service accepts it for reading, else that of the service account. */
function editorSession(token: string, service: Session): Session {
  return {
    token: () => (refusingServices.has(service) ? service.token() : Promise.resolve(token)),
    forget(refused) {
      if (refused === token) refusingServices.add(service);
      else service.forget(refused);
    },
  };
}

/** Answers asked for once for the page that is being made. */
function cacheOfOnePage(): ClientOptions['cache'] {
  const answers = new Map<string, Promise<Answer>>();
  return {
    async get(key: string, { load }: CacheLookup) {
      const answer = answers.get(key) ?? load(undefined);
      answers.set(key, answer);
      return { value: await answer, stale: false, askAgainIn: 0 };
    },
  };
}

/**
 * Asks with `status=draft`, for entries without a date of publication too, and dates those to now: a draft is shown
 * as it will be once it is published.
 */
function draftUpstream(upstream: ClientOptions['upstream'], now: Date): ClientOptions['upstream'] {
  return {
    exchange: async (request) =>
      addDates(await upstream.exchange(() => asDraft(request())), now.toISOString()),
  };
}

function asDraft(request: Request): Request {
  if (request.method !== 'GET') return request;
  const url = new URL(request.url);
  url.searchParams.set('status', 'draft');
  url.searchParams.delete('filters[publishDate][$notNull]');
  return new Request(url, request);
}

/** An answer with a date wherever an entry has none yet. */
function addDates(value: unknown, now: string): unknown {
  if (Array.isArray(value)) return value.map((item) => addDates(item, now));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'publishDate' && inner === null ? now : addDates(inner, now),
  ]);
  return Object.fromEntries(entries);
}
