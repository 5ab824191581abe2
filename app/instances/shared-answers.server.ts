/**
 * Answers of the content service that all instances share: one of them requests an expired one, and a new instance
 * starts with the answers of the others while the service is away.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Copies, SharedAnswersOfInstances } from '~/content/cache/cache.server';
import { keptAnswer, oldestAnswer } from '~/content/copies/disk-copy.server';
import { type Answer, toAnswer } from '~/content/entries/answer.server';
import { collectionAt } from '~/content/questions/collections';
import { touches } from '~/content/questions/content-use.server';
import type { ChangeFeed } from './change-feed.server';
import { oneAtATime } from './one-at-a-time.server';
import { noStore, type StoreLink } from './store-link.server';

/** Larger answers stay with their instance, in characters. */
const largest = 2_000_000;

const answerSchema = keptAnswer.extend({
  /** Position in the feed of changes when it was requested. */
  seen: z.string(),
  relations: z.array(z.string()).nullable(),
});

interface StoredCopy {
  seen: string;
  age: number;
  value: Answer;
}

export interface SharedAnswers extends SharedAnswersOfInstances {
  /** The last answer of any instance, for an instance without one. */
  read: Copies['read'];
  /** Deletes an answer: the service has removed it. */
  remove: Copies['remove'];
  /** Number of answers taken from another instance, and requested from the service for all. */
  readonly tally: Readonly<Record<'taken' | 'asked', number>>;
}

export function createSharedAnswers(
  link: StoreLink,
  feed: Pick<ChangeFeed, 'position' | 'since'>,
): SharedAnswers {
  const nameOf = (key: string) =>
    `answer:${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
  const tally = { taken: 0, asked: 0 };

  async function find(name: string, last?: Answer): Promise<StoredCopy | null> {
    const answer = await link.ask((store) => store.multi().get(name).pTTL(name).exec());
    if (answer === noStore) return null;
    const [text, left] = answer as unknown as [string | null, number];
    const read = text === null ? null : parse(text);
    if (!read) return null;
    const { seen, path, relations, value, total, given } = read;
    const body = { value, total, ...(given === undefined ? {} : { given }) };
    const asked = relations?.map(collectionAt).filter((one) => one !== undefined);
    const known = asked && asked.length === relations?.length ? asked : null;
    return {
      seen,
      age: Math.max(0, oldestAnswer - left),
      value: toAnswer(path, body, last, known),
    };
  }

  /** Whether a change affected it after it was requested; a change that is no longer kept may have. */
  const isOvertaken = ({ seen, value }: StoredCopy) =>
    feed.since(seen)?.some((change) => touches(value.used, change)) ?? true;

  async function leave(name: string, seen: string, answer: Answer): Promise<void> {
    const { used, value, total, given } = answer;
    const relations = used.relations?.map((collection) => collection.path) ?? null;
    const text = JSON.stringify({
      seen,
      path: used.path,
      relations,
      value,
      total,
      given,
    });
    if (text.length > largest) return;
    const expiration = { type: 'PX', value: oldestAnswer } as const;
    await link.ask((store) => store.set(name, text, { expiration }));
  }

  return {
    tally,
    async obtain(key, { last, freshFor, load }) {
      const work = async () => {
        tally.asked += 1;
        return { value: await load(), age: 0 };
      };
      const name = nameOf(key);
      const seen = (await link.isReady()) ? await feed.position() : null;
      if (seen === null) return work();
      return oneAtATime<{ value: Answer; age: number }>(link, {
        name,
        async find() {
          const found = await find(name, last);
          if (!found || found.age >= freshFor(found.value) || isOvertaken(found)) return null;
          tally.taken += 1;
          return found;
        },
        work,
        leave: ({ value }) => leave(name, seen, value),
      });
    },
    async read(key) {
      const found = await find(nameOf(key));
      if (!found) return null;
      const { value, age } = found;
      return { value, age, exact: true, overtaken: (await feed.position()) !== null && isOvertaken(found) };
    },
    remove: (key) => void link.ask((store) => store.del(nameOf(key))),
  };
}

function parse(text: string): z.output<typeof answerSchema> | null {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
