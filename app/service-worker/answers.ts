/** The service worker's answers to each kind of request. */
import { addressOfPage, redirectHeaders, redirectStatus } from '../framework/data-requests';
import { offlinePath } from '../offline/stores';
import type { CopyWriter } from './copy-writer';
import { findCopy, findVariant } from './find-copy';
import { copyKey, isOwnPage, type RequestKind } from './requests';
import type { WorkerEnvironment } from './worker-environment';

/** Milliseconds to wait for the network before a copy is used. */
const networkTimeout = 3000;

const storeOf = { page: 'pages', data: 'data', picture: 'pictures', asset: 'assets' } as const;

export interface WorkerRequest {
  request: Request;
  kind: RequestKind;
  /** The response of navigation preload, requested while the worker was starting. */
  preloaded: Promise<Response | undefined>;
  /** Keeps the worker alive for background work. */
  waitUntil: (work: Promise<unknown>) => void;
}

export function createAnswers(environment: WorkerEnvironment, copyWriter: CopyWriter) {
  const { caches } = environment;

  /** Fetches and stores. The offline and saved pages are not stored among the visited ones. */
  async function fromNetwork({ request, kind, preloaded, waitUntil }: WorkerRequest): Promise<Response> {
    const answer = (await preloaded) ?? (await environment.fetch(request));
    if (!isOwnPage(new URL(request.url))) {
      waitUntil(copyWriter.keep(storeOf[kind], kind, request.url, answer.clone()));
    }
    return answer;
  }

  /** The network's answer; the copy if it is late or fails. */
  async function networkFirst(asked: WorkerRequest): Promise<Response | undefined> {
    const network = fromNetwork(asked);
    const copy = async () => findCopy(caches, asked.request.url);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout));
    try {
      const first = await Promise.race([network, late]);
      if (first) return first;
      const kept = await copy();
      if (!kept) return await network;
      asked.waitUntil(network.catch(() => {}));
      return kept;
    } catch {
      return copy();
    }
  }

  return {
    /** A document: network, visited copy, offline page. */
    async page(asked: WorkerRequest): Promise<Response> {
      return (await networkFirst(asked)) ?? offline(asked.request.url);
    },

    /** A document that is never stored: network, offline page. */
    async unkept({ request, preloaded }: Omit<WorkerRequest, 'kind'>): Promise<Response> {
      try {
        return (await preloaded) ?? (await environment.fetch(request));
      } catch {
        return offline(request.url);
      }
    },

    /**
     * Loader data: network, copy, else a Remix redirect that makes the router load the document, of which there
     * may be a copy.
     */
    async data(asked: WorkerRequest): Promise<Response> {
      const answer = await networkFirst(asked);
      if (answer) return answer;
      const headers = redirectHeaders(pageOfData(asked.request.url), 302, true);
      return new Response(null, { status: redirectStatus, headers });
    },

    /** The bytes behind a picture's address never change, so a copy is used without asking the network. */
    async picture(asked: WorkerRequest): Promise<Response> {
      const copy = await findCopy(caches, asked.request.url);
      if (copy) return copy;
      const answer = await fromNetwork(asked).catch(gatewayTimeout);
      return answer.ok ? answer : ((await findVariant(caches, asked.request.url)) ?? answer);
    },

    /** The same holds for the files of the build. */
    async asset(asked: WorkerRequest): Promise<Response> {
      return (
        (await findCopy(caches, asked.request.url)) ??
        (await fromNetwork(asked).catch(() => gatewayTimeout()))
      );
    },
  };

  /** A redirect, because the scripts of the offline page depend on its address. */
  function offline(wanted: string): Response {
    const url = new URL(wanted);
    if (isOwnPage(url)) return gatewayTimeout();
    const { pathname, search } = new URL(copyKey(url));
    const query = new URLSearchParams({ page: pathname + search });
    return Response.redirect(`${environment.origin}${offlinePath}?${query}`, 302);
  }
}

const gatewayTimeout = () => new Response(null, { status: 504, statusText: 'Gateway Timeout' });

/** The address of a page from that of its data. */
function pageOfData(dataAddress: string): string {
  const { pathname, search } = new URL(copyKey(new URL(dataAddress)));
  return addressOfPage(pathname + search);
}
