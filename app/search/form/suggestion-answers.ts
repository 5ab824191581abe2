/** Asks for suggestions: after a pause in typing, and only the latest question counts. */
import { pathTo } from '~/screens/list/path-to';
import type { Suggestion } from '../suggest';

/** Milliseconds without a key before a question is asked. */
const pause = 150;
/** Number of kept answers: deleting letters sends no request. */
const mostRemembered = 40;
const shortestQuery = 2;

export interface SuggestionAnswers {
  /** The current text of the field. `onAnswer` is called for the last question only, at once when it is known. */
  ask(text: string): void;
  /** Pending answers are too late. */
  stop(): void;
}

/** @param get asks the server; rejects when it cannot, or when the signal aborts it */
export function createSuggestionAnswers(
  get: (query: string, signal: AbortSignal) => Promise<Suggestion[]>,
  onAnswer: (suggestions: Suggestion[]) => void,
): SuggestionAnswers {
  const answers = new Map<string, Suggestion[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | null = null;

  function stop(): void {
    clearTimeout(timer);
    underWay?.abort();
    underWay = null;
  }

  async function fetchNow(query: string): Promise<void> {
    const request = new AbortController();
    underWay = request;
    try {
      const suggestions = await get(query, request.signal);
      if (answers.size >= mostRemembered) answers.clear();
      answers.set(query, suggestions);
      if (underWay === request) onAnswer(suggestions);
    } catch {
      // Without suggestions the form still leads to the results.
      if (underWay === request) onAnswer([]);
    }
  }

  return {
    ask(text) {
      stop();
      const query = text.trim().toLowerCase();
      const answer = query.length < shortestQuery ? [] : answers.get(query);
      if (answer) onAnswer(answer);
      else timer = setTimeout(() => void fetchNow(query), pause);
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
