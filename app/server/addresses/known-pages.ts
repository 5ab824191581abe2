/** Whether the target of an old address still exists. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { ContentNotFound } from '~/content/calls/errors';
import type { ContentClient } from '~/content/client.server';
import { type ContentPath, collectionBelow, collectionPath } from '~/content/questions/collections';
import { slugPattern } from '../../../content-model/values/slug';

export interface KnownPages {
  /** The known answer without a request: null if the content service must be asked. */
  recall(path: string): boolean | null;
  /** Asks the content service. @returns null when it is down */
  ask(path: string): Promise<boolean | null>;
}

/** Characters of a slug that Strapi can keep. */
const longestSlug = 255;
/** Number of kept paths, and their lifetime in milliseconds: as long as any answer is fresh. */
const mostRemembered = 5000;
const rememberedFor = 60_000;

export function createKnownPages(content: ContentClient, clock: Clock): KnownPages {
  const answers = new LRUCache<string, { known: boolean; until: number }>({ max: mostRemembered });

  /** Path of the content service's entry; null for a path that no entry can have. */
  function entryPath(path: string): ContentPath | null {
    const [, section = '', slug = ''] = path.split('/');
    const collection = collectionBelow(`/${section}`);
    if (!collection || !slugPattern.test(slug) || slug.length > longestSlug) return null;
    return `${collectionPath(collection, content.namespace)}/${slug}`;
  }

  return {
    recall(path) {
      if (entryPath(path) === null) return false;
      const answer = answers.get(path);
      return answer && clock() < answer.until ? answer.known : null;
    },
    async ask(path) {
      const entry = entryPath(path);
      if (entry === null) return false;
      const known = await isPublished(content, entry);
      if (known !== null) answers.set(path, { known, until: clock() + rememberedFor });
      return known;
    },
  };
}

async function isPublished(content: ContentClient, entry: ContentPath): Promise<boolean | null> {
  try {
    // Drafts are hidden from visitors.
    return ((await content.read(entry)) as { publishDate?: unknown } | null)?.publishDate !== null;
  } catch (error) {
    return error instanceof ContentNotFound ? false : null;
  }
}
