/** Which of the site's own links lead nowhere in this school (see `site/absent-links.tsx`). */
import { z } from 'zod/v4';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { type Collection, collectionPath, collections } from '~/content/collections';
import { besideTheUse, presentUse } from '~/content/content-use.server';
import { everyEntry } from '~/content/every-entry.server';
import { optionalPageSlug, pageSlug, slug } from '~/content/fields.server';
import { homeOf } from '~/content/locale';
import { memoize } from '~/content/memoize';
import { editorsPages } from '~/site/all-editors-pages.server';
import type { Labels } from '~/site/labels';
import { linksOfLists } from '~/site/screens/derived';
import { homeSection, pageHref } from './page-address';
import { findSectionOrNone } from './pages.server';

interface PageSources {
  content: ContentClient;
  /** null while the site speaks no English. */
  english: ContentClient | null;
}

/**
 * The same array for the same links. No page counts this among what it was made of: each change of a page would
 * make all pages stale, and a link may come a minute later.
 *
 * @throws {ContentError}
 */
export async function findAbsentLinks(
  { content, english }: PageSources,
  t: Labels,
): Promise<readonly string[]> {
  const use = presentUse();
  try {
    const absent = await besideTheUse(() =>
      Promise.all([absentPages(content, t), findEmptyLists(content), absentHome(english)]),
    );
    return same(JSON.stringify(absent.flat()));
  } catch (error) {
    // The page lacks these links: it must not replace one that has them.
    if (use) use.failed = true;
    throw error;
  }
}

async function absentHome(english: ContentClient | null): Promise<string[]> {
  return english && !(await findSectionOrNone(english, homeSection)) ? [homeOf('en')] : [];
}

const same = memoize((text): readonly string[] => JSON.parse(text), 100);

const page = z.object({ rubrique: pageSlug, slug: optionalPageSlug });

async function absentPages(content: ContentClient, t: Labels): Promise<string[]> {
  const wanted = editorsPages(t);
  const sections = [...new Set(wanted.map((href) => href.split('/')[1] ?? ''))];
  const there = new Set<string>();
  const found = everyEntry(content, `/${content.namespace}-articles`, page, {
    filters: { rubrique: { $in: sections } },
    ...askFor(page),
    sort: ['rubrique:asc', 'position:asc', 'slug:asc'],
  });
  for await (const entry of found) there.add(pageHref(entry));
  return wanted.filter((href) => !there.has(href));
}

const entry = z.object({ slug });

/** Addresses of lists without an entry. @throws {ContentError} */
export async function findEmptyLists(content: ContentClient): Promise<string[]> {
  const absent = await Promise.all(
    linksOfLists.map(async ({ href, lists }) => {
      const collection: Collection = collections[lists];
      const { total } = await content.list(collectionPath(collection, content.namespace), entry, {
        ...(collection.sitemap?.filters ? { filters: collection.sitemap.filters } : {}),
        ...askFor(entry),
        pagination: { page: 1, pageSize: 1 },
      });
      return total === 0 ? [href] : [];
    }),
  );
  return absent.flat();
}
