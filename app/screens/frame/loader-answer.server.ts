/**
 * What a loader answers to Remix. Remix wants a `Response`: the data is written as JSON, streamed, read
 * and parsed, only to be written as JSON again for the browser. Where the site's own server renders the
 * document from its loaders, it gets the data as it is.
 */
import { type AppLoadContext, json, type TypedResponse } from '@remix-run/node';

/** Field of the load context: true when the caller takes a `PageAnswer` for a response. */
export const takesPageAnswers = 'takesPageAnswers';

/** Data of a page and the headers it is sent with. */
export class PageAnswer {
  /** @param data plain data, as JSON has it; nobody may change it: it may be content that is kept */
  constructor(
    readonly data: unknown,
    readonly headers: Headers,
  ) {}

  /** The same for Remix. */
  toResponse(): Response {
    return json(this.data, { headers: this.headers });
  }
}

/** @param data plain data, as JSON has it; nobody may change it: it may be content that is kept */
export function loaderAnswer<T>(
  data: T,
  context: AppLoadContext,
  headers: Headers = new Headers(),
): TypedResponse<T> {
  const answer = new PageAnswer(data, headers);
  // The types of Remix know responses alone; who asks for page answers reads them as such.
  return (context[takesPageAnswers] === true ? answer : answer.toResponse()) as TypedResponse<T>;
}
