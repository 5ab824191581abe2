/**
 * Spans of a request's work. Without tracing, the default, none is made: a request has one more comparison (decision
 * 092).
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export type Kind = 'server' | 'client' | 'internal';

export interface Outcome {
  /** Replaces the first name, when more is known. */
  name?: string;
  attributes?: Attributes;
  /** The failure; it is recorded with its name and message. */
  error?: unknown;
}

export interface Span {
  /** Names the trace in headers and in the log: 32 hexadecimal digits; null when this trace is not sampled. */
  readonly traceId: string | null;
  /** For services called within the span (`traceparent`, W3C Trace Context). */
  readonly traceparent: string;
  /** Does work whose spans are below this one. */
  within<T>(work: () => T): T;
  end(outcome?: Outcome): void;
}

export interface Tracing {
  /** @param parent the client's `traceparent`; unset: the current span, or a new trace */
  start(name: string, kind: Kind, attributes: Attributes, parent?: string): Span;
  /** Id of the current trace, when it is sampled. */
  current(): string | null;
  /** Spans by outcome. */
  readonly tally: Readonly<Record<'sent' | 'lost', number>>;
  /** Sends the rest, for a second at most. */
  stop(): Promise<void>;
}

let tracing: Tracing | null = null;

/** @param made null: no tracing */
export function traceWith(made: Tracing | null): void {
  tracing = made;
}

/** The process's own; null without tracing. */
export const presentTracing = (): Tracing | null => tracing;

/** @returns null without tracing */
export function startSpan(
  name: string,
  kind: Kind,
  attributes: Attributes = {},
  parent?: string,
): Span | null {
  return tracing === null ? null : tracing.start(name, kind, attributes, parent);
}

/** Does work in a separate span. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, 'internal', attributes);
  return span === null ? work() : workWithin(span, work);
}

async function workWithin<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    // A redirect is thrown, too.
    span.end(error instanceof Error ? { error } : {});
    throw error;
  }
}

/** The fields of a log line about its trace. */
export function traceOfLine(): { traceId?: string } {
  const traceId = tracing?.current() ?? null;
  return traceId === null ? {} : { traceId };
}
