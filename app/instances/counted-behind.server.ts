/** Counts in this instance's memory and updates the store after the answers: no request waits for it. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { noStore, type StoreLink } from './store-link.server';

/** Milliseconds in which counts are gathered, for all clients together: after them the other instances know. */
export const gatheredFor = 250;

/** Adds to the count of each client. @returns each count over all instances, and the milliseconds it has left */
const addAll = `local counted = {}
for at, key in ipairs(KEYS) do
  local count = redis.call('incrby', key, ARGV[at + 1])
  local left = redis.call('pttl', key)
  if left < 0 then
    redis.call('pexpire', key, ARGV[1])
    left = tonumber(ARGV[1])
  end
  counted[2 * at - 1], counted[2 * at] = count, left
end
return counted`;

export class CountedBehind extends RateLimiterMemory {
  readonly #link: Pick<StoreLink, 'ask'>;
  readonly #prefix: string;
  /** Counts the store does not have yet, by client. */
  #untold = new Map<string, number>();

  constructor(link: Pick<StoreLink, 'ask'>, name: string, limit: { points: number; duration: number }) {
    super({ ...limit, keyPrefix: name });
    this.#link = link;
    this.#prefix = `limit:${name}:`;
  }

  override consume(client: string, points = 1) {
    if (this.#untold.size === 0) setTimeout(() => this.#tell(), gatheredFor).unref();
    this.#untold.set(client, (this.#untold.get(client) ?? 0) + points);
    return super.consume(client, points);
  }

  async #tell(): Promise<void> {
    const told = [...this.#untold];
    this.#untold = new Map();
    const keys = told.map(([client]) => this.#prefix + client);
    const counts = told.map(([, points]) => String(points));
    const window = String(this.duration * 1000);
    const answer = await this.#link.ask((store) =>
      store.eval(addAll, { keys, arguments: [window, ...counts] }),
    );
    // While the store is away only this instance's own count is used.
    if (answer === noStore) return;
    const counted = answer as number[];
    for (const [index, [client]] of told.entries()) {
      const [count = 0, left = 0] = counted.slice(2 * index);
      void this.set(client, count + (this.#untold.get(client) ?? 0), Math.max(1, left) / 1000);
    }
  }
}
