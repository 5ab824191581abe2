/**
 * Fetches originals, a few at a time from each host; a host that hangs is not asked, so that no request waits for it.
 */
import { ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import {
  fetchOriginal,
  hostOf,
  type ImageSource,
  ImageUnanswered,
  ImageUnavailable,
} from './image-source.server';
import { createWorkQueue } from './work-queue.server';

export interface MediaHosts {
  /** @param most bytes @throws as `fetchOriginal` */
  fetch(path: string, most?: number): Promise<Buffer>;
  /** One fetch for all simultaneous requests, after the earlier ones. @throws {QueueFull} too */
  fetchInTurn(path: string): Promise<Buffer>;
}

const usual = { workers: 4, places: 120 };
/** Fetches in a row without an answer after which a host is not asked. */
const mostUnanswered = 3;
/** Milliseconds until one fetch tries whether it answers again. */
const pause = 2000;

export function createMediaHosts(source: ImageSource): MediaHosts {
  const hosts = new Map<string, ReturnType<typeof createHost>>();

  function createHost() {
    const breaker = circuitBreaker(handleType(ImageUnanswered), {
      halfOpenAfter: pause,
      breaker: new ConsecutiveBreaker(mostUnanswered),
    });
    return { breaker, queue: createWorkQueue(usual) };
  }

  function host(path: string) {
    const name = hostOf(path);
    const known = hosts.get(name) ?? createHost();
    hosts.set(name, known);
    return known;
  }

  async function fetch(path: string, most?: number): Promise<Buffer> {
    try {
      return await host(path).breaker.execute(() => fetchOriginal(source, path, most));
    } catch (error) {
      throw isBrokenCircuitError(error) ? new ImageUnavailable(`${path}: its host does not answer`) : error;
    }
  }

  return { fetch, fetchInTurn: (path) => host(path).queue.run(path, () => fetch(path)) };
}
