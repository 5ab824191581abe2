/** The fault switch: runs before the content service and makes it fail on request. */
import { gzipSync } from 'node:zlib';
import type { FetchHandler } from './handler';
import { answerWithoutFields } from './without-fields';

export const faultKinds = [
  'none',
  'down',
  'slow',
  'unauthorised',
  'refused',
  'error-500',
  'error-502',
  'too-many-requests',
  'bare-404',
  'html-404',
  'empty-404',
  'wave',
  'html',
  'truncated',
  'wrong-shape',
  'empty-list',
  'short-list',
  'empty-entries',
  'huge',
  'gzip-bomb',
  'deep',
  'brackets',
  'many-entries',
  'drip',
  'refused-field',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** Only requests with this path and query; all of them by default. The login succeeds unless it matches. */
  only?: string;
  /** For `slow`: milliseconds before the answer. */
  delay?: number;
  /** For `too-many-requests`: seconds of its `Retry-After`. */
  retryAfter?: number;
  /** For `refused`. */
  status?: number;
  /** For `many-entries`: number of entries that no schema accepts. */
  entries?: number;
  /** For `deep` and `brackets`: levels of nesting. */
  levels?: number;
  /** For `refused-field`: the missing field of the collection. */
  field?: string;
}

interface FaultSwitch {
  handler: FetchHandler;
  set(fault: Fault): void;
  /** Requests seen since the last `set`, as `METHOD path?query`. */
  seen: string[];
}

export function withFaults(handler: FetchHandler): FaultSwitch {
  let fault: Fault = { kind: 'none' };
  const self: FaultSwitch = {
    seen: [],
    set(next) {
      fault = next;
      self.seen.length = 0;
    },
    async handler(request) {
      const url = new URL(request.url);
      const address = url.pathname + url.search;
      self.seen.push(`${request.method} ${address}`);
      if (fault.only ? !address.includes(fault.only) : address.startsWith('/api/login')) {
        return handler(request);
      }
      return misbehave(fault, request, handler);
    },
  };
  return self;
}

async function misbehave(fault: Fault, request: Request, handler: FetchHandler): Promise<Response> {
  switch (fault.kind) {
    case 'none':
      return handler(request);
    case 'down':
      throw new TypeError('fetch failed');
    case 'slow':
      await pause(fault.delay ?? 10_000, request.signal);
      return handler(request);
    case 'unauthorised':
      return answer(401, 'application/json', '{"data":null,"error":{"status":401,"message":"expired"}}');
    case 'refused':
      return answer(
        fault.status ?? 400,
        'application/json',
        `{"data":null,"error":{"status":${fault.status ?? 400},"name":"ValidationError","message":"Invalid identifier or password"}}`,
      );
    case 'error-500':
      return answer(500, 'application/json', '{"data":null,"error":{"status":500,"message":"boom"}}');
    case 'error-502':
      return answer(502, 'text/html', '<title>Bad Gateway</title>');
    case 'too-many-requests':
      return answer(429, 'application/json', '{"error":{"status":429}}', {
        'retry-after': String(fault.retryAfter ?? 30),
      });
    case 'bare-404':
      return answer(404, 'text/plain; charset=utf-8', '404 page not found\n');
    case 'html-404':
      return answer(404, 'text/html', '<!doctype html><title>404 Not Found</title>');
    case 'empty-404':
      return answer(404, 'text/plain', '');
    case 'wave':
      return answer(404, 'application/json', missingEntry);
    case 'html':
      return answer(200, 'text/html', '<!doctype html><title>Maintenance</title>');
    case 'truncated':
      return answer(200, 'application/json', (await (await handler(request)).text()).slice(0, -20));
    case 'wrong-shape':
      return answer(200, 'application/json', '{"data":{"unexpected":[1,2,3]},"meta":42}');
    case 'empty-list':
      return answer(200, 'application/json', '{"data":[],"meta":{"pagination":{"total":0}}}');
    case 'short-list':
      return cutShort(await handler(request));
    case 'empty-entries':
      return emptied(await handler(request));
    case 'huge':
      return new Response(endlessBody(hugeBody), { headers: { 'content-type': 'application/json' } });
    case 'gzip-bomb':
      bomb ??= gzipSync(`{"data":"${'x'.repeat(hugeBody)}"}`, { level: 9 });
      return new Response(new Uint8Array(bomb), {
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      });
    case 'deep':
      return answer(200, 'application/json', nestedLists(fault.levels ?? 5000));
    case 'brackets':
      return answer(
        200,
        'application/json',
        `${'['.repeat(fault.levels ?? 1000)}${']'.repeat(fault.levels ?? 1000)}`,
      );
    case 'many-entries':
      return answer(
        200,
        'application/json',
        `{"data":[${Array(fault.entries ?? 1000)
          .fill('{"a":1}')
          .join()}]}`,
      );
    case 'drip':
      return new Response(drip(request.signal), { headers: { 'content-type': 'application/json' } });
    case 'refused-field':
      return answerWithoutFields(handler, request, [fault.field ?? 'slug']);
  }
}

function answer(status: number, type: string, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'content-type': type, ...headers } });
}

/** The same entries, whose lists are empty: menus without items. */
async function emptied(response: Response): Promise<Response> {
  const withoutLists = (entry: object) =>
    Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, Array.isArray(value) ? [] : value]));
  const { data, ...rest } = (await response.json()) as { data: object[] };
  return Response.json({ ...rest, data: data.map(withoutLists) });
}

/** The first entry of a list, as if it were the only one. */
async function cutShort(response: Response): Promise<Response> {
  const body = (await response.json()) as { data?: unknown };
  if (!Array.isArray(body.data)) return Response.json(body, { status: response.status });
  const data = body.data.slice(0, 1);
  return Response.json({ data, meta: { pagination: { total: data.length } } });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Strapi's answer for a missing entry. */
const missingEntry =
  '{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found","details":{}}}';

/** Bytes. */
const hugeBody = 100 * 1024 * 1024;
/** The same size compressed to a thousandth; made on first use. */
let bomb: Buffer | undefined;

/** Lists in objects in lists. */
function nestedLists(levels: number): string {
  return `{"data":${'[{"data":'.repeat(levels / 2)}null${'}]'.repeat(levels / 2)}}`;
}

/** A body that starts at once and never ends, one letter at a time. */
function drip(signal: AbortSignal): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout;
  const stop = () => clearInterval(timer);
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new TextEncoder().encode(' ')), 300);
      signal.addEventListener('abort', stop);
    },
    cancel: stop,
  });
}

function endlessBody(bytes: number): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(`"${'x'.repeat(65_534)}`);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes) return controller.close();
      controller.enqueue(chunk);
      sent += chunk.byteLength;
    },
  });
}
