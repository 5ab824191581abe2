/** Fetches originals, a few at a time from each host; a host that hangs is left alone, so that nobody waits for it. */
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
  /** The same once for all who ask meanwhile, after those that were asked for before. @throws {QueueFull} too */
  fetchInTurn(path: string): Promise<Buffer>;
}

const usual = { workers: 4, places: 120 };
/** Fetches in a row without an answer after which a host is left alone. */
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
