/** Which of the site's own links have no page in this school (see `site/absent-links.tsx`). */
import { z } from 'zod';
import { linksOfLists } from '~/addresses/derived';
import type { ContentClient } from '~/content/client.server';
import { type Collection, collectionPath, collections, withPublishDate } from '~/content/collections';
import { currentUse, withoutRecording } from '~/content/content-use.server';
import { listEvery } from '~/content/lists.server';
import { withFallback } from '~/content/page-content.server';
import { selectionOf } from '~/content/selection.server';
import { optionalPageSlug, pageSlug, slug } from '~/reading/fields.server';
import { admissionsHref } from '~/school/admissions/actions';
import { findUncoveredActions } from '~/school/admissions/crm-gaps.server';
import { editorsPages } from '~/site/editors-pages';
import type { Labels } from '~/site/labels';
import { homeOf } from '../../../content-model/rules/locale';
import { homeSection, pageHref } from '../../../content-model/rules/page-address';
import { memoize } from '../../../content-model/values/memoize';
import { findSectionOrNone } from './pages.server';

interface PageSources {
  content: ContentClient;
  /** null while the site has no English. */
  english: ContentClient | null;
}

/**
 * The same array for the same links. While the answers are cached, a link to what is gone leads to its 404.
 *
 * @throws {ContentError}
 */
export async function findAbsentLinks(
  { content, english }: PageSources,
  t: Labels,
): Promise<readonly string[]> {
  const use = currentUse();
  try {
    const absent = await withoutRecording(() =>
      Promise.all([absentPages(content, t), findEmptyLists(content), absentHome(english)]),
    );
    return linksOnce(JSON.stringify(absent.flat()));
  } catch (error) {
    // The page lacks these links: it must not replace a complete one.
    if (use) use.failed = true;
    throw error;
  }
}

async function absentHome(english: ContentClient | null): Promise<string[]> {
  return english && !(await findSectionOrNone(english, homeSection)) ? [homeOf('en')] : [];
}

/** One array for equal lists, by which values that depend on it are cached. */
const linksOnce = memoize((json): readonly string[] => JSON.parse(json), 100);

const page = z.object({ rubrique: pageSlug, slug: optionalPageSlug });

async function absentPages(content: ContentClient, t: Labels): Promise<string[]> {
  const linkedPaths = editorsPages(t);
  const sections = [...new Set(linkedPaths.map((href) => href.split('/')[1] ?? ''))];
  const pages = await listEvery(content, collectionPath(collections.pages, content.namespace), page, {
    filters: { rubrique: { $in: sections } },
    ...selectionOf(page),
    sort: ['rubrique:asc', 'position:asc', 'slug:asc'],
  });
  const publishedPaths = new Set(pages.map((entry) => pageHref(entry)));
  return linkedPaths.filter((href) => !publishedPaths.has(href));
}

const entry = z.object({ slug });

/**
 * Addresses of lists without an entry, and of actions without a course. A collection that the service does not have is
 * an empty list; lists that are unavailable are not counted.
 */
export async function findEmptyLists(content: ContentClient): Promise<string[]> {
  const [uncoveredActions, areEmpty] = await Promise.all([
    findUncoveredActions(content),
    Promise.all(linksOfLists.map(({ lists }) => isEmpty(content, collections[lists]))),
  ]);
  return [
    ...uncoveredActions.map((action) => admissionsHref(action)),
    ...linksOfLists.filter((_, index) => areEmpty[index]).map(({ href }) => href),
  ];
}

async function isEmpty(content: ContentClient, collection: Collection): Promise<boolean> {
  const path = collectionPath(collection, content.namespace);
  const query = {
    ...(collection.dated ? { filters: withPublishDate } : {}),
    ...selectionOf(entry),
    pagination: { page: 1, pageSize: 1 },
  };
  const list = content.list(path, entry, query, { secondary: true, optional: 'only 404' });
  return (await withFallback(list, null))?.total === 0;
}
