/** One instance does the work, the others wait for its result in the shared store. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { noStore, type StoreLink } from './store-link.server';

export interface SharedWork<T> {
  /** Name of the lock. */
  name: string;
  /** The result another instance has left, if it will do. */
  find(): Promise<T | null>;
  work(): Promise<T>;
  /** Leaves the result for the others. */
  leave(result: T): Promise<unknown>;
}

/** Milliseconds a lock lasts; its holder renews it while alive. */
const lease = 2000;
const renewal = 500;
/** Longest wait of an instance in milliseconds: longer than one call of the content service. */
const patience = 5000;
/** Milliseconds between two looks at the lock: the first, and the longest. */
const firstLook = 15;
const longestLook = 120;
/** The value of a lock for `grief` milliseconds after its holder's work has failed. */
const failureMark = 'failed';
const grief = 500;

const own = "redis.call('get', KEYS[1]) == ARGV[1]";
const renewOwn = `if ${own} then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`;
const releaseOwn = `if ${own} then return redis.call('del', KEYS[1]) else return 0 end`;
const failOwn = `if ${own} then redis.call('set', KEYS[1], '${failureMark}', 'PX', ARGV[2]) end return 0`;

export async function oneAtATime<T>(link: StoreLink, job: SharedWork<T>): Promise<T> {
  const lock = `lock:${job.name}`;
  const until = process.uptime() * 1000 + patience;
  while (await link.isReady()) {
    const found = await job.find();
    if (found !== null) return found;
    const self = randomUUID();
    const taken = await link.ask((store) =>
      store.set(lock, self, { condition: 'NX', expiration: { type: 'PX', value: lease } }),
    );
    if (taken === 'OK') return await workWith(link, lock, self, job);
    // After a failure, no instance waits for another one to fail.
    if (taken === noStore || !(await isReleased(link, lock, until))) break;
  }
  return job.work();
}

async function workWith<T>(
  link: StoreLink,
  lock: string,
  self: string,
  { find, work, leave }: SharedWork<T>,
): Promise<T> {
  const tell = (script: string, milliseconds: number) =>
    void link.ask((store) => store.eval(script, { keys: [lock], arguments: [self, String(milliseconds)] }));
  const renewing = setInterval(() => tell(renewOwn, lease), renewal).unref();
  let end = failOwn;
  try {
    // Another instance may have finished between the read and the lock.
    const late = await find();
    const result = late ?? (await work());
    if (late === null) await leave(result);
    end = releaseOwn;
    return result;
  } finally {
    clearInterval(renewing);
    tell(end, grief);
  }
}

/** Waits for a lock. @returns false when its holder failed, the wait was too long, or the store is away */
async function isReleased(link: StoreLink, lock: string, until: number): Promise<boolean> {
  for (let pause = firstLook; process.uptime() * 1000 < until; pause = Math.min(2 * pause, longestLook)) {
    await wait(pause);
    const holder = await link.ask((store) => store.get(lock));
    if (holder === null) return true;
    if (holder === noStore || holder === failureMark) return false;
  }
  return false;
}
