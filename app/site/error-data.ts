/** The data of an error page (specification §8). */
import type { Labels } from './labels';

export interface ErrorData {
  statusCode: number;
  /** `route`: an address no route accepts, or that fails validation; `content`: any other value. */
  kind: 'route' | 'content';
  /** Overrides the catalogue's sentence; never contains user input. */
  customMessage?: string | undefined;
}

const catalogue = new Set([400, 401, 403, 404, 500, 503, 504]);

/** Specified in English, for French pages, too; a school may write another. */
const englishSentence = 'This page could not be found';

/** The language of a sentence that is not in the language of its page. */
export const languageOf = (sentence: string): 'en' | undefined =>
  sentence === englishSentence ? 'en' : undefined;

/** The failure, in a sentence. */
export function errorMessage({ statusCode, kind, customMessage }: ErrorData, t: Labels): string {
  if (customMessage) return customMessage;
  if (kind === 'route' && statusCode === 404) return t('commons.error.routeNotFound');
  // To a visitor, a page that is gone on purpose is one that does not exist any more.
  const status = statusCode === 410 ? 404 : statusCode;
  return t.dynamic(`commons.error.status.${catalogue.has(status) ? status : 'other'}`);
}

/** Reads any thrown value; an unknown one is a 500. */
export function toErrorData(thrown: unknown): ErrorData {
  const { status, data } = (thrown ?? {}) as { status?: unknown; data?: unknown };
  if (isErrorData(data)) return data;
  if (typeof status !== 'number') return { statusCode: 500, kind: 'content' };
  // Thrown by the router itself: no route matched.
  return { statusCode: status, kind: status === 404 ? 'route' : 'content' };
}

/** Whether a route has thrown it on purpose, as opposed to the router and to servers in front of the site. */
export function isThrownByRoute(thrown: unknown): boolean {
  return isErrorData((thrown as { data?: unknown } | null | undefined)?.data);
}

function isErrorData(value: unknown): value is ErrorData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof (value as ErrorData).statusCode === 'number'
  );
}
