/** Renders under way: one at a time per page, with the changes that came meanwhile. */
import type { ContentChange } from '~/content/content-use.server';

/** The page was not finished in time; its render goes on for those who come later. */
export class RenderTooSlow extends Error {
  override name = 'RenderTooSlow';
}

export interface Flight<T> {
  rendered: Promise<T>;
  /** Changes that came while the render was under way: it may have missed them. */
  changes: ContentChange[];
}

export interface RenderFlights<T> {
  /** The one render of a page: started, or joined. @throws {RenderTooSlow} from `rendered` */
  join(key: string, start: (changes: readonly ContentChange[]) => Promise<T>): Flight<T>;
  has(key: string): boolean;
  /** Tells every render under way of a change. */
  tell(change: ContentChange): void;
  readonly size: number;
}

/** Deadlines after which a render that never ends is given up, so that its page can be tried again. */
const abandonAfter = 8;

/** @param deadline milliseconds a visitor waits for a render */
export function createRenderFlights<T>(deadline: number): RenderFlights<T> {
  const inFlight = new Map<string, Flight<T>>();
  return {
    join(key, start) {
      const running = inFlight.get(key);
      if (running) return running;
      const changes: ContentChange[] = [];
      const work = start(changes);
      const flight = { rendered: inTime(work, deadline), changes };
      inFlight.set(key, flight);
      const land = () => {
        clearTimeout(abandon);
        if (inFlight.get(key) === flight) inFlight.delete(key);
      };
      const abandon = setTimeout(land, abandonAfter * deadline).unref();
      work.then(land, land);
      return flight;
    },
    has: (key) => inFlight.has(key),
    tell(change) {
      for (const { changes } of inFlight.values()) changes.push(change);
    },
    get size() {
      return inFlight.size;
    },
  };
}

function inTime<T>(work: Promise<T>, deadline: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RenderTooSlow()), deadline);
  });
  const first = Promise.race([work, late]).finally(() => clearTimeout(timer));
  first.catch(() => undefined);
  return first;
}
