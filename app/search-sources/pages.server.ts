/** Editorial pages, with the questions their accordions take from the FAQ. */
import { ContentNotFound, ContentUnavailable } from '~/content/errors';
import { reader } from '~/reading/reading.server';
import { pathOfPage } from '~/school/pages/pages.server';
import { sentences } from '~/search/plain-text';
import { articles } from '../../content-model/collections/articles';
import { faqs } from '../../content-model/collections/faqs';
import { homeSection, pageHref } from '../../content-model/rules/page-address';
import { textIn } from './block-text.server';
import { type DocumentSource, joinTexts, readEntries, words } from './source.server';

const pageName = reader(articles.views.name);
const entry = reader(articles.views.search);
const faqEntry = reader(faqs.views.ofTopic);

export const pageSource: DocumentSource = async function* ({ content, onFailure }) {
  const questions = new Map<string, string[]>();
  try {
    for await (const { topic, question, answer } of readEntries(content, '/faqs', faqEntry, {
      sort: ['slug:asc'],
    }))
      questions.set(topic, [...(questions.get(topic) ?? []), question, words(answer)]);
  } catch (error) {
    onFailure('faqs', error);
  }
  const names = readEntries(content, `/${content.namespace}-articles`, pageName, {
    sort: ['rubrique:asc', 'position:asc', 'slug:asc'],
  });
  for await (const name of names) {
    // The home page mentions every subject and would match every query.
    if (name.rubrique === homeSection) continue;
    const page = await content
      .entry(pathOfPage(content, name), entry, {}, { uncached: true })
      .catch((error: unknown) => {
        // A page that is gone, or that nobody can read, costs itself.
        if (error instanceof ContentUnavailable) throw error;
        if (!(error instanceof ContentNotFound)) onFailure(pageHref(name), error);
        return null;
      });
    if (page === null || page.seo?.preventIndexing) continue;
    const blocks = page.pageLayout.blocks.filter(isRecord);
    const asked = blocks.flatMap(({ topic }) =>
      typeof topic === 'string' ? (questions.get(topic) ?? []) : [],
    );
    const { body, asides } = textIn(blocks);
    const headings = blocks.flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
    yield {
      kind: 'page',
      href: pageHref(page),
      title: page.title,
      summary: page.summary ?? '',
      details: [],
      text: {
        name: page.title,
        keys: page.rubrique.replaceAll('-', ' '),
        places: '',
        lead: joinTexts(
          page.summary,
          headings,
          asked.filter((_, index) => index % 2 === 0),
        ),
        body: sentences(asked, body),
        asides,
      },
    };
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
