/** How each kind of request is answered. */
import { offlinePath } from '../offline/stores';
import type { Device } from './device';
import type { Keeper } from './keeper';
import { isOwnPage, type Kind, keyOf } from './requests';
import { findAnywhere, findVariant } from './shelves';

/** Milliseconds a visitor waits for the network when there is a copy. */
const patience = 3000;

const storeOf = { page: 'pages', data: 'data', picture: 'pictures', asset: 'assets' } as const;

export interface Asked {
  request: Request;
  kind: Kind;
  /** An answer the browser has asked for while the worker was starting. */
  preloaded: Promise<Response | undefined>;
  /** Keeps the worker alive for work nobody waits for. */
  waitUntil: (work: Promise<unknown>) => void;
}

export function createAnswers(device: Device, keeper: Keeper) {
  const { caches } = device;

  /** From the network, and kept. A page of the site's own is not kept among the visited ones. */
  async function fromNetwork({ request, kind, preloaded, waitUntil }: Asked): Promise<Response> {
    const answer = (await preloaded) ?? (await device.fetch(request));
    if (!isOwnPage(new URL(request.url))) {
      waitUntil(keeper.keep(storeOf[kind], kind, request.url, answer.clone()));
    }
    return answer;
  }

  /** The network's answer; the copy when it takes too long or fails. */
  async function networkFirst(asked: Asked): Promise<Response | undefined> {
    const network = fromNetwork(asked);
    const copy = async () => findAnywhere(caches, asked.request.url);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
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
    async page(asked: Asked): Promise<Response> {
      return (await networkFirst(asked)) ?? offline(asked.request.url);
    },

    /** A document that is never kept: network, offline page. */
    async unkept({ request, preloaded }: Omit<Asked, 'kind'>): Promise<Response> {
      try {
        return (await preloaded) ?? (await device.fetch(request));
      } catch {
        return offline(request.url);
      }
    },

    /**
     * Loader data: network, copy, else the router is told to load the document, as Remix tells it of a
     * redirect. The document may be kept where its data is not.
     */
    async data(asked: Asked): Promise<Response> {
      const answer = await networkFirst(asked);
      if (answer) return answer;
      return new Response(null, {
        status: 204,
        headers: { 'X-Remix-Redirect': documentPath(asked.request.url), 'X-Remix-Reload-Document': 'true' },
      });
    },

    /** A picture's address names its bytes: a copy is as good as the original. */
    async picture(asked: Asked): Promise<Response> {
      const copy = await findAnywhere(caches, asked.request.url);
      if (copy) return copy;
      try {
        return await fromNetwork(asked);
      } catch {
        return (await findVariant(caches, asked.request.url)) ?? unreachable();
      }
    },

    /** So does the address of a file of the build. */
    async asset(asked: Asked): Promise<Response> {
      return (
        (await findAnywhere(caches, asked.request.url)) ??
        (await fromNetwork(asked).catch(() => unreachable()))
      );
    },
  };

  /** A redirect: the scripts of the offline page must find themselves at its address. */
  function offline(wanted: string): Response {
    const url = new URL(wanted);
    if (isOwnPage(url)) return unreachable();
    const { pathname, search } = new URL(keyOf(url));
    const query = new URLSearchParams({ page: pathname + search });
    return Response.redirect(`${device.origin}${offlinePath}?${query}`, 302);
  }
}

const unreachable = () => new Response(null, { status: 504, statusText: 'Gateway Timeout' });

/** The address of a page from that of its data. */
export function documentPath(dataAddress: string): string {
  const url = new URL(keyOf(new URL(dataAddress)));
  url.searchParams.delete('_data');
  url.searchParams.delete('index');
  return url.pathname + url.search;
}
