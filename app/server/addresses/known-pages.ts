/** Whether the target of an old address still exists. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { ContentClient } from '~/content/client.server';
import { entryPath, isPublished } from '~/content/published.server';

export interface KnownPages {
  /** The known answer without a request: null if the content service must be asked. */
  recall(path: string): boolean | null;
  /** Asks the content service. @returns null when it is down */
  ask(path: string): Promise<boolean | null>;
}

/** Number of kept paths, and their lifetime in milliseconds: as long as any answer is fresh. */
const mostRemembered = 5000;
const rememberedFor = 60_000;

export function createKnownPages(content: ContentClient, clock: Clock): KnownPages {
  const answers = new LRUCache<string, { known: boolean; until: number }>({ max: mostRemembered });

  return {
    recall(path) {
      if (entryPath(content, path) === null) return false;
      const answer = answers.get(path);
      return answer && clock() < answer.until ? answer.known : null;
    },
    async ask(path) {
      const known = await isPublished(content, path);
      if (known !== null) answers.set(path, { known, until: clock() + rememberedFor });
      return known;
    },
  };
}
