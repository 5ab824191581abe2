/** Asks for suggestions: after a pause in typing, and only the latest question counts. */
import type { Suggestion } from '../suggest';

/** Milliseconds without a key before a question is asked. */
const pause = 150;
/** Answers remembered: going back over letters asks nothing. */
const mostRemembered = 40;
const shortestQuery = 2;

export interface SuggestionAnswers {
  /** What stands in the field now. `onAnswer` is called for the last question only, at once when it is known. */
  ask(text: string): void;
  /** Whatever is on its way comes too late. */
  stop(): void;
}

/** @param get asks the server; rejects when it cannot, or when the signal says so */
export function createSuggestionAnswers(
  get: (query: string, signal: AbortSignal) => Promise<Suggestion[]>,
  onAnswer: (suggestions: Suggestion[]) => void,
): SuggestionAnswers {
  const known = new Map<string, Suggestion[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | null = null;

  function stop(): void {
    clearTimeout(timer);
    underWay?.abort();
    underWay = null;
  }

  async function fetchNow(query: string): Promise<void> {
    const own = new AbortController();
    underWay = own;
    try {
      const suggestions = await get(query, own.signal);
      if (known.size >= mostRemembered) known.clear();
      known.set(query, suggestions);
      if (underWay === own) onAnswer(suggestions);
    } catch {
      // No suggestions are no loss: the form still leads to the results.
      if (underWay === own) onAnswer([]);
    }
  }

  return {
    ask(text) {
      stop();
      const query = text.trim().toLowerCase();
      const answer = query.length < shortestQuery ? [] : known.get(query);
      if (answer) onAnswer(answer);
      else timer = setTimeout(() => void fetchNow(query), pause);
    },
    stop,
  };
}

/** `GET /recherche/suggestions?q=` @throws when there is no answer to be had */
export async function getSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/recherche/suggestions?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`suggestions: ${response.status}`);
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
}
