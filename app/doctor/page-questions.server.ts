/** The further questions of entries' pages, such as events of a campus: requested one of each kind. */

import { collections, type PagedCollection } from '~/content/collections';
import { pageContent } from '~/content/page-content.server';
import { loadPost } from '~/screens/blog/blog-post.server';
import { findCampusLists } from '~/screens/campus/campus-lists.server';
import { loadEvent } from '~/screens/event/event-page.server';
import { loadNewsArticle } from '~/screens/news/news-article.server';
import { loadProgramme } from '~/screens/programme/load-programme.server';
import { createLabels } from '~/site/labels';
import type { Question, QuestionSources } from './every-question.server';

type LoadPage = (asking: QuestionSources, slug: string) => Promise<unknown>;

/** The other pages show only their entry, and content of the site's screens. */
const loaders: Partial<Record<PagedCollection, LoadPage>> = {
  campuses: ({ content, now }, slug) => findCampusLists(content, now, slug),
  events: ({ content, now, env }, slug) =>
    loadEvent({ content, now, origin: env.publicOrigin, t: createLabels({}) }, slug),
  news: ({ content, now }, slug) => loadNewsArticle(content, now, slug),
  posts: ({ content }, slug) => loadPost(content, slug),
  programmes({ content, env, now }, slug) {
    const url = new URL(`${collections.programmes.below}/${slug}`, env.publicOrigin);
    return loadProgramme(slug, {
      content: pageContent(content),
      services: { content },
      now,
      url,
      describe: () => undefined,
    });
  },
};

/** @returns an empty list if the page asks nothing else */
export function questionsOfTemplate(
  asking: QuestionSources,
  name: PagedCollection,
  slug: string,
): Question[] {
  const load = loaders[name];
  const template = `${collections[name].below}/{slug}`;
  return load ? [{ name: template, shownOn: template, ask: () => load(asking, slug) }] : [];
}
