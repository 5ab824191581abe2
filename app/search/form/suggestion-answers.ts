/** Asks for suggestions after a pause in typing; only the latest question is answered. */
import { pathTo } from '~/addresses/path-to';
import { shortestQuery } from '../query-length';
import type { Suggestion } from '../suggest';

/** Milliseconds without a key before a question is asked. */
const typingPause = 150;
/** Answers that are cached, so that deleting letters sends no request. */
const maxCached = 40;

interface SuggestionAnswers {
  /** The current text of the field. `onAnswer` is called for the last question only, at once when it is known. */
  ask(text: string): void;
  /** Pending questions are not answered. */
  stop(): void;
}

/** @param get asks the server; rejects when it cannot, or when the signal aborts it */
export function createSuggestionAnswers(
  get: (query: string, signal: AbortSignal) => Promise<Suggestion[]>,
  onAnswer: (suggestions: Suggestion[]) => void,
): SuggestionAnswers {
  const answers = new Map<string, Suggestion[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentRequest: AbortController | null = null;

  function stop(): void {
    clearTimeout(timer);
    currentRequest?.abort();
    currentRequest = null;
  }

  async function request(query: string): Promise<void> {
    const controller = new AbortController();
    currentRequest = controller;
    try {
      const suggestions = await get(query, controller.signal);
      if (answers.size >= maxCached) answers.clear();
      answers.set(query, suggestions);
      if (currentRequest === controller) onAnswer(suggestions);
    } catch {
      // Without suggestions the form still leads to the results.
      if (currentRequest === controller) onAnswer([]);
    }
  }

  return {
    ask(text) {
      stop();
      const query = text.trim().toLowerCase();
      const answer = query.length < shortestQuery ? [] : answers.get(query);
      if (answer) onAnswer(answer);
      else timer = setTimeout(() => void request(query), typingPause);
    },
    stop,
  };
}

/** `GET /recherche/suggestions?q=` @throws without an answer */
export async function getSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${pathTo('recherche/suggestions')}?q=${encodeURIComponent(query)}`, {
    signal,
  });
  if (!response.ok) throw new Error(`suggestions: ${response.status}`);
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
}
