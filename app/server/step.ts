/** One step of the HTTP pipeline: answers, or leaves the request to the next. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  method: string;
  /** The address as it was asked for, on the site's own origin. */
  url: URL;
}

/** @returns true when the step has answered */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;
